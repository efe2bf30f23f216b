-- What a person's teams brought home at most with each card of a deck. It stays when a match is deleted.

CREATE TABLE hauls (
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    deck TEXT NOT NULL,              -- the file that comes with the game
    card TEXT NOT NULL,              -- what the card is called there
    points BIGINT NOT NULL,
    company TEXT NOT NULL,           -- JSON: the level and the name of everybody else
    match_id TEXT NOT NULL,          -- of a match that may be gone
    at DOUBLE PRECISION NOT NULL,    -- when that match ended
    PRIMARY KEY (person, game, deck, card)
);
