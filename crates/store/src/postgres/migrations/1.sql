-- The end of each log. Every append moves it: pages keep room, so that no index changes with it.
CREATE TABLE tables (
    id         bytea  NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    last       bigint NOT NULL,
    hash       bytea  NOT NULL,
    created_ms bigint NOT NULL
) WITH (fillfactor = 70);

-- The key is the fence between nodes: of two that append to a table at the same place, one is refused.
--
-- The command that caused an append stands with its first event. It is no part of the hash chain;
-- `command_seal` guards it instead.
CREATE TABLE events (
    table_id     bytea  NOT NULL,
    seq          bigint NOT NULL,
    at_ms        bigint NOT NULL,
    bytes        bytea  NOT NULL,
    hash         bytea  NOT NULL,
    actor        text COLLATE "C",
    command      text COLLATE "C",
    command_last bigint,
    command_seal bytea,
    PRIMARY KEY (table_id, seq)
) PARTITION BY HASH (table_id);

DO $$
BEGIN
    FOR part IN 0..15 LOOP
        EXECUTE format(
            'CREATE TABLE events_%s PARTITION OF events FOR VALUES WITH (MODULUS 16, REMAINDER %s)', part, part
        );
    END LOOP;
END
$$;

-- No command is carried out twice, whichever nodes it was sent to.
CREATE UNIQUE INDEX events_of_command ON events (table_id, command, actor) WHERE command IS NOT NULL;

-- A summary names the event after which it was made, and a hash guards the whole row. The ids of the participants are
-- separated by spaces.
CREATE TABLE summaries (
    table_id     bytea   NOT NULL PRIMARY KEY,
    seq          bigint  NOT NULL,
    phase        text    NOT NULL COLLATE "C",
    listed       boolean NOT NULL,
    updated_ms   bigint  NOT NULL,
    participants text    NOT NULL,
    document     bytea   NOT NULL,
    seal         bytea   NOT NULL
);

CREATE INDEX summaries_by_phase ON summaries (phase, updated_ms, table_id);
CREATE INDEX summaries_by_time ON summaries (updated_ms, table_id);

-- The same people as in the summaries, in the order in which their tables are listed.
CREATE TABLE participants (
    table_id   bytea   NOT NULL,
    actor      text    NOT NULL COLLATE "C",
    phase      text    NOT NULL COLLATE "C",
    listed     boolean NOT NULL,
    updated_ms bigint  NOT NULL,
    PRIMARY KEY (table_id, actor)
);

CREATE INDEX participants_by_actor ON participants (actor, phase, listed, updated_ms, table_id);

-- A sequence never gives a number twice, not even after a delete.
CREATE SEQUENCE document_versions;

CREATE TABLE documents (
    collection text   NOT NULL COLLATE "C",
    key        text   NOT NULL COLLATE "C",
    version    bigint NOT NULL,
    bytes      bytea  NOT NULL,
    seal       bytea  NOT NULL,
    PRIMARY KEY (collection, key)
);

CREATE TABLE snapshots (
    table_id bytea  NOT NULL PRIMARY KEY,
    seq      bigint NOT NULL,
    hash     bytea  NOT NULL,
    bytes    bytea  NOT NULL,
    seal     bytea  NOT NULL
);

-- Ends a transaction whose reading is out of date by now. All of a transaction is sent at once, so the database itself
-- has to compare.
CREATE FUNCTION must_be(now bigint, expected bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    IF now IS DISTINCT FROM expected THEN
        RAISE EXCEPTION 'another transaction came first' USING ERRCODE = 'serialization_failure';
    END IF;
END
$$;
