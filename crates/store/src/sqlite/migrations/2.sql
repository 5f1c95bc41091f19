-- Whether a program has the file open, or had it open when it was killed. In that case the newest events may be in the
-- log beside the file, and the file alone is not enough.
CREATE TABLE session (
    only INTEGER NOT NULL PRIMARY KEY CHECK (only = 1),
    open INTEGER NOT NULL CHECK (open IN (0, 1))
) STRICT;

INSERT INTO session (only, open) VALUES (1, 0);
