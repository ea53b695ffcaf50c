-- Texts are encrypted in `sealed`, and their own columns are blank. Processes of the release before
-- show the blank, so nothing is encrypted until `npm run database -- seal`.
CREATE TABLE data_keys (
  id text PRIMARY KEY,
  scope text NOT NULL,
  reader text NOT NULL,
  code text NOT NULL,
  master_id text NOT NULL,
  wrapped text NOT NULL
);

CREATE INDEX data_keys_scope ON data_keys (scope);
CREATE INDEX data_keys_reader ON data_keys (reader);
CREATE INDEX data_keys_master ON data_keys (master_id);

ALTER TABLE messages ADD COLUMN sealed text;
ALTER TABLE medical_records ADD COLUMN sealed text;
ALTER TABLE appointments ADD COLUMN sealed text;
ALTER TABLE queue_bookings ADD COLUMN sealed text;
ALTER TABLE health_facts ADD COLUMN sealed text;
ALTER TABLE second_factors ADD COLUMN sealed text;
ALTER TABLE idempotency ADD COLUMN sealed text;

-- For the rows that are still to be encrypted.
CREATE INDEX messages_unsealed ON messages (id) WHERE sealed IS NULL;
CREATE INDEX medical_records_unsealed ON medical_records (id) WHERE sealed IS NULL;
CREATE INDEX appointments_unsealed ON appointments (id) WHERE sealed IS NULL;
CREATE INDEX queue_bookings_unsealed ON queue_bookings (id) WHERE sealed IS NULL;
CREATE INDEX health_facts_unsealed ON health_facts (id) WHERE sealed IS NULL;
CREATE INDEX second_factors_unsealed ON second_factors (id) WHERE sealed IS NULL;
