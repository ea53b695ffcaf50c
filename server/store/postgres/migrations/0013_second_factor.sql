-- A separate table, which the export of an account does not read.
CREATE TABLE second_factors (
  id text PRIMARY KEY REFERENCES accounts ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  secret text NOT NULL,
  confirmed_at timestamptz(3),
  last_step bigint NOT NULL,
  recovery_hashes json NOT NULL
);

ALTER TABLE sessions ADD COLUMN device json, ADD COLUMN proved_at timestamptz(3);
