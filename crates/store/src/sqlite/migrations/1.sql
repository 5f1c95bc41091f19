-- The end of each log. Tables are numbered as they come, so those being played lie close together and one
-- transaction of many tables touches few pages.
CREATE TABLE tables (
    number     INTEGER NOT NULL PRIMARY KEY,
    id         BLOB    NOT NULL UNIQUE CHECK (length(id) = 16),
    last       INTEGER NOT NULL,
    hash       BLOB    NOT NULL,
    created_ms INTEGER NOT NULL
) STRICT;

-- Events lie in the order in which they came, so one transaction of many tables fills a few pages instead of
-- touching one page for each table; only the small index is spread.
--
-- The command that caused an append stands with its first event. It is no part of the hash chain;
-- `command_seal` guards it instead.
CREATE TABLE events (
    place        INTEGER NOT NULL PRIMARY KEY,
    table_number INTEGER NOT NULL REFERENCES tables (number),
    seq          INTEGER NOT NULL,
    at_ms        INTEGER NOT NULL,
    bytes        BLOB    NOT NULL,
    hash         BLOB    NOT NULL,
    actor        TEXT,
    command      TEXT,
    command_last INTEGER,
    command_seal BLOB
) STRICT;

CREATE UNIQUE INDEX events_of_table ON events (table_number, seq);

CREATE TABLE summaries (
    table_number INTEGER NOT NULL PRIMARY KEY REFERENCES tables (number),
    phase        TEXT    NOT NULL CHECK (phase IN ('open', 'running', 'finished')),
    listed       INTEGER NOT NULL CHECK (listed IN (0, 1)),
    updated_ms   INTEGER NOT NULL,
    document     BLOB    NOT NULL
) STRICT;

CREATE INDEX summaries_by_phase ON summaries (phase, updated_ms, table_number);
CREATE INDEX summaries_by_time ON summaries (updated_ms, table_number);

CREATE TABLE participants (
    actor        TEXT    NOT NULL,
    table_number INTEGER NOT NULL REFERENCES tables (number),
    PRIMARY KEY (actor, table_number)
) STRICT, WITHOUT ROWID;

CREATE INDEX participants_by_table ON participants (table_number, actor);

-- AUTOINCREMENT never gives a number twice, not even after a delete.
CREATE TABLE documents (
    version    INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    collection TEXT    NOT NULL,
    key        TEXT    NOT NULL,
    bytes      BLOB    NOT NULL,
    seal       BLOB    NOT NULL,
    UNIQUE (collection, key)
) STRICT;

CREATE TABLE snapshots (
    table_number INTEGER NOT NULL PRIMARY KEY REFERENCES tables (number),
    seq          INTEGER NOT NULL,
    hash         BLOB    NOT NULL,
    bytes        BLOB    NOT NULL,
    seal         BLOB    NOT NULL
) STRICT;
