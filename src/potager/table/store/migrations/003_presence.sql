-- Who is connected to which match at which server. A row is good while that server's heart beats.

CREATE TABLE presence (
    server TEXT NOT NULL,
    match_id TEXT NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (match_id, person, server)
);
