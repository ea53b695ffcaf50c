ALTER TABLE appointments ADD COLUMN call_consent_at timestamptz(3);

-- A process of the previous release deletes accounts and visits without this table, so the database
-- removes its rows with them.
CREATE TABLE call_seats (
  id text PRIMARY KEY,
  appointment_id text NOT NULL REFERENCES appointments ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  person_id text NOT NULL REFERENCES accounts ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  other_id text NOT NULL,
  seat text NOT NULL,
  joined_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL
);

CREATE INDEX call_seats_appointment ON call_seats (appointment_id);
CREATE INDEX call_seats_person ON call_seats (person_id);
CREATE INDEX call_seats_other ON call_seats (other_id);
CREATE INDEX call_seats_expires_at ON call_seats (expires_at);
