-- The end of each log. Small rows: every append rewrites one.
CREATE TABLE tables (
    id         BLOB    NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    last       INTEGER NOT NULL,
    hash       BLOB    NOT NULL,
    created_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE events (
    table_id BLOB    NOT NULL REFERENCES tables (id),
    seq      INTEGER NOT NULL,
    at_ms    INTEGER NOT NULL,
    bytes    BLOB    NOT NULL,
    hash     BLOB    NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE commands (
    table_id BLOB    NOT NULL REFERENCES tables (id),
    actor    TEXT    NOT NULL,
    command  TEXT    NOT NULL,
    first    INTEGER NOT NULL,
    last     INTEGER NOT NULL,
    PRIMARY KEY (table_id, actor, command)
) STRICT, WITHOUT ROWID;

CREATE TABLE summaries (
    table_id   BLOB    NOT NULL PRIMARY KEY REFERENCES tables (id),
    phase      TEXT    NOT NULL CHECK (phase IN ('open', 'running', 'finished')),
    listed     INTEGER NOT NULL CHECK (listed IN (0, 1)),
    updated_ms INTEGER NOT NULL,
    document   BLOB    NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX summaries_by_phase ON summaries (phase, updated_ms, table_id);
CREATE INDEX summaries_by_time ON summaries (updated_ms, table_id);

CREATE TABLE participants (
    actor    TEXT NOT NULL,
    table_id BLOB NOT NULL REFERENCES tables (id),
    PRIMARY KEY (actor, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX participants_by_table ON participants (table_id, actor);

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
    table_id BLOB    NOT NULL PRIMARY KEY REFERENCES tables (id),
    seq      INTEGER NOT NULL,
    hash     BLOB    NOT NULL,
    bytes    BLOB    NOT NULL,
    seal     BLOB    NOT NULL
) STRICT, WITHOUT ROWID;
