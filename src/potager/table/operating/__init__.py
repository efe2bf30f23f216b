"""Running a table for others: configuration, checks, copies of what is kept, retention, bans."""
