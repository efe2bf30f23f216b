-- What finished matches were worth to those who played them. It stays when a match is deleted.

CREATE TABLE results (
    person TEXT NOT NULL,
    match_id TEXT NOT NULL,          -- of a match that may be gone
    game TEXT NOT NULL,
    number BIGINT NOT NULL,          -- of this person's matches of this game, in the order of counting
    at DOUBLE PRECISION NOT NULL,    -- when the match ended
    outcome TEXT NOT NULL,           -- won, drawn or lost
    step TEXT NOT NULL,              -- of the ladder: the weakest bot, or what a team has taken on
    points BIGINT,                   -- of a team
    mu DOUBLE PRECISION NOT NULL,    -- the rating afterwards; in a team it never changes
    sigma DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (person, match_id)
);
CREATE UNIQUE INDEX results_number ON results (person, game, number);

ALTER TABLE players ADD COLUMN counted BIGINT NOT NULL DEFAULT 0;
CREATE INDEX players_counted ON players (person) WHERE counted = 0;
