-- What each person has answered to puzzles: it belongs to the person, as the name does.

CREATE TABLE puzzle_answers (
    person TEXT NOT NULL,
    day TEXT NOT NULL,               -- 2026-12-24
    tries TEXT NOT NULL,             -- JSON: the actions, in their order
    ended TEXT NOT NULL,             -- solved, missed (or given up), or empty: more tries are left
    in_time BIGINT NOT NULL,         -- 1: answered on that very day, which counts for a streak
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (person, day)
);
