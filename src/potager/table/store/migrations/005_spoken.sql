-- What was said at a table: the latest lines, for who comes back.

CREATE TABLE spoken (
    match_id TEXT NOT NULL REFERENCES matches (id),
    number BIGINT NOT NULL,
    line TEXT NOT NULL,              -- JSON: who, and what
    PRIMARY KEY (match_id, number)
);
