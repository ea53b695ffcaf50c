CREATE TABLE consents (
  id text PRIMARY KEY,
  account_id text NOT NULL,
  number bigint NOT NULL CHECK (number > 0),
  version date NOT NULL,
  purposes json NOT NULL,
  at timestamptz(3) NOT NULL
);

CREATE INDEX consents_account ON consents (account_id);

CREATE TABLE erasures (
  id text PRIMARY KEY,
  erased_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL
);

CREATE INDEX erasures_expires_at ON erasures (expires_at);

ALTER TABLE medical_records DROP CONSTRAINT IF EXISTS medical_records_patient_id_fkey;

-- Accounts deleted before this release.
INSERT INTO erasures (id, erased_at, expires_at)
SELECT id, now(), now() FROM (
  SELECT patient_id AS id FROM appointments
  UNION SELECT patient_id FROM queue_bookings
  UNION SELECT first_id FROM conversations
  UNION SELECT second_id FROM conversations
) AS people
WHERE id NOT IN (SELECT id FROM accounts) AND id NOT IN (SELECT id FROM freelancers);
