-- The challenge of a day: one seed for everybody's dice, and whose first attempt is which match.

CREATE TABLE days (
    day TEXT PRIMARY KEY,            -- 2026-12-24, by UTC
    seed TEXT NOT NULL               -- a secret until the day is over
);

CREATE TABLE attempts (
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    person TEXT NOT NULL,
    match_id TEXT NOT NULL REFERENCES matches (id),
    PRIMARY KEY (day, game, person)
);

CREATE INDEX attempts_by_match ON attempts (match_id);
