-- Doctors' signatures. A record has the one of its time. The pictures are files: several rows may
-- name one file, and the sweep looks for the rows before it removes the file.

CREATE TABLE signatures (
  id text PRIMARY KEY REFERENCES accounts ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  hash text NOT NULL,
  type text NOT NULL,
  changed_at timestamptz(3) NOT NULL
);

CREATE INDEX signatures_hash ON signatures (hash);

ALTER TABLE medical_records ADD COLUMN signature json;

CREATE INDEX medical_records_signature ON medical_records ((signature ->> 'hash'))
  WHERE signature IS NOT NULL;
