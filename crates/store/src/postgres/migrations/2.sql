-- Every process that serves this database. One that does not report in time is gone.
CREATE TABLE nodes (
    id      bigint      NOT NULL GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    expires timestamptz NOT NULL
);

-- Which node does what a table does by itself. The epoch changes whenever the lease does: an append that names an older
-- one is refused.
CREATE SEQUENCE lease_epochs;

CREATE TABLE leases (
    table_id bytea  NOT NULL PRIMARY KEY,
    node     bigint NOT NULL,
    epoch    bigint NOT NULL
);

CREATE INDEX leases_by_node ON leases (node);

-- What nodes say of themselves. Nothing of it has to survive a crash: they say it again.
CREATE UNLOGGED TABLE notices (
    topic  text   NOT NULL COLLATE "C",
    node   bigint NOT NULL,
    notice text   NOT NULL,
    PRIMARY KEY (topic, node)
);

CREATE INDEX notices_by_node ON notices (node);
