-- What the host of a server says and decides. (003 is the presence of people at several servers.)

CREATE TABLE notes (
    name TEXT PRIMARY KEY,           -- the message of the day; a probe whether writing works
    text TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL
);

CREATE TABLE bans (
    who TEXT PRIMARY KEY,            -- a person's hash, or a network address
    kind TEXT NOT NULL,              -- person or address
    why TEXT NOT NULL,
    until DOUBLE PRECISION NOT NULL,
    at DOUBLE PRECISION NOT NULL
);

-- What is old enough to be deleted, and the lists of the admin page.
CREATE INDEX matches_age ON matches (phase, at);
