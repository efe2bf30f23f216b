-- What never changes about a match is called its setup. A reaction without a limit has 0 seconds.

ALTER TABLE matches RENAME COLUMN charter TO setup;
UPDATE matches SET sheet = REPLACE(sheet, '"timed_windows":false', '"react":0');
