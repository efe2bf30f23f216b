-- What is computed once and kept: the analysis of a finished match, the puzzle of a day.

CREATE TABLE studies (
    name TEXT PRIMARY KEY,           -- "analysis …" with the match, "puzzle …" with the date
    match_id TEXT REFERENCES matches (id),
    done BIGINT NOT NULL,            -- steps, of so many; 0 of 0: nobody knows how many
    total BIGINT NOT NULL,
    result TEXT NOT NULL,            -- JSON; empty while it is computed
    problem TEXT NOT NULL,           -- why there is no result, one sentence
    at DOUBLE PRECISION NOT NULL     -- when its process gave the last sign of life
);
