-- A proposed time of a visit, which holds its slot until it ends.

ALTER TABLE appointments ADD COLUMN proposal json;

ALTER TABLE slot_holds ADD COLUMN expires_at timestamptz(3);

CREATE INDEX slot_holds_expires_at ON slot_holds (expires_at) WHERE expires_at IS NOT NULL;
