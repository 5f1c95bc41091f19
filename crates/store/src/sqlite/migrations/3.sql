-- Where the events of each log lie: the places of consecutive events, 8 bytes each, from the event `first` on. Appends do
-- not write here. The writer adds many events at once, and moves the ends of their logs (`tables`) with them.
CREATE TABLE log_index (
    table_number INTEGER NOT NULL REFERENCES tables (number),
    first        INTEGER NOT NULL,
    places       BLOB    NOT NULL,
    PRIMARY KEY (table_number, first)
) STRICT, WITHOUT ROWID;

INSERT INTO log_index (table_number, first, places)
SELECT table_number, min(seq), unhex(group_concat(printf('%016x', place), '' ORDER BY seq))
FROM events GROUP BY table_number, (seq - 1) / 256;

DROP INDEX events_of_table;

-- The place of the last event of all, and the place up to which `log_index` and `tables` have everything. The events
-- between the two are read when the file is opened.
CREATE TABLE log_end (
    only    INTEGER NOT NULL PRIMARY KEY CHECK (only = 1),
    place   INTEGER NOT NULL,
    indexed INTEGER NOT NULL
) STRICT;

INSERT INTO log_end (only, place, indexed)
SELECT 1, coalesce(max(place), 0), coalesce(max(place), 0) FROM events;

-- A summary names the event after which it was made, and a hash guards the whole row. The ids of the participants are
-- separated by spaces.
ALTER TABLE summaries ADD COLUMN seq INTEGER NOT NULL DEFAULT 0;
ALTER TABLE summaries ADD COLUMN participants TEXT NOT NULL DEFAULT '';
ALTER TABLE summaries ADD COLUMN seal BLOB NOT NULL DEFAULT x'';

UPDATE summaries SET
    seq = (SELECT last FROM tables WHERE number = table_number),
    participants = coalesce((SELECT group_concat(p.actor, ' ' ORDER BY p.actor) FROM participants p
                             WHERE p.table_number = summaries.table_number), '');

-- The same people as in the summaries, in the order in which their tables are listed.
DROP TABLE participants;
CREATE TABLE participants (
    actor        TEXT    NOT NULL,
    phase        TEXT    NOT NULL,
    listed       INTEGER NOT NULL,
    updated_ms   INTEGER NOT NULL,
    table_number INTEGER NOT NULL REFERENCES tables (number),
    PRIMARY KEY (actor, phase, listed, updated_ms, table_number)
) STRICT, WITHOUT ROWID;
