-- One set of tables for SQLite and PostgreSQL: both read these types their own way.

CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,       -- short, to type: KALE-42
    watch TEXT NOT NULL UNIQUE,      -- token of the watch link and of the replay
    invite TEXT NOT NULL UNIQUE,     -- token of the invite link
    phase TEXT NOT NULL,             -- waiting-room, playing or over
    listed BIGINT NOT NULL,          -- 1: on everybody's home page
    charter TEXT NOT NULL,           -- JSON: game, options, dice (with the secret seed)
    sheet TEXT NOT NULL,             -- JSON: the seats and everything else that changes
    version BIGINT NOT NULL,         -- of the sheet
    due DOUBLE PRECISION,            -- when a server must do something; none: only people can
    at DOUBLE PRECISION NOT NULL     -- when something happened last
);
CREATE INDEX matches_due ON matches (due) WHERE due IS NOT NULL;
CREATE INDEX matches_listed ON matches (listed, phase, at);

CREATE TABLE log (
    match_id TEXT NOT NULL REFERENCES matches (id),
    seq BIGINT NOT NULL,
    event TEXT NOT NULL,             -- JSON: a row as records have it
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (match_id, seq)
);

-- Choices of an open simultaneous decision: durable, replaceable, never announced.
CREATE TABLE pending (
    match_id TEXT NOT NULL REFERENCES matches (id),
    seat BIGINT NOT NULL,
    decision BIGINT NOT NULL,
    action BIGINT NOT NULL,
    made_by TEXT NOT NULL,
    PRIMARY KEY (match_id, seat)
);

-- Who was ever at which match, for "continue" and the history.
CREATE TABLE players (
    person TEXT NOT NULL,
    match_id TEXT NOT NULL REFERENCES matches (id),
    PRIMARY KEY (person, match_id)
);

CREATE TABLE people (
    person TEXT PRIMARY KEY,         -- hash of the secret in the person's cookie
    name TEXT NOT NULL,
    colour TEXT NOT NULL
);

CREATE TABLE heartbeats (
    server TEXT PRIMARY KEY,
    at DOUBLE PRECISION NOT NULL
);

-- Times when no server ran: deadlines shift by them.
CREATE TABLE outages (
    began DOUBLE PRECISION PRIMARY KEY,
    ended DOUBLE PRECISION NOT NULL
);
