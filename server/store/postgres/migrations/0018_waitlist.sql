-- Patients who wait for an earlier time of a doctor, in the order in which they asked. expires_at is
-- the end of the offer or of the wait.

CREATE TABLE waitlist (
  id text PRIMARY KEY,
  patient_id text NOT NULL REFERENCES accounts ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  doctor_id text NOT NULL REFERENCES doctors ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  appointment_type text NOT NULL,
  days json NOT NULL,
  parts json NOT NULL,
  until date NOT NULL,
  visit_id text,
  asked_at timestamptz(3) NOT NULL,
  offer json,
  passed json NOT NULL,
  accepted_id text,
  expires_at timestamptz(3) NOT NULL,
  CONSTRAINT one_wait_a_doctor UNIQUE (patient_id, doctor_id)
);

CREATE INDEX waitlist_doctor ON waitlist (doctor_id);
CREATE INDEX waitlist_expires_at ON waitlist (expires_at);

-- An offer holds its slot in the same way as a visit and a proposal, so the same constraint keeps a
-- second one from having it.
ALTER TABLE slot_holds
  ALTER COLUMN appointment_id DROP NOT NULL,
  ADD COLUMN waitlist_id text REFERENCES waitlist ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  ADD CONSTRAINT slot_holds_of_one CHECK ((appointment_id IS NULL) <> (waitlist_id IS NULL));

-- Most rows are of visits, whose bookings write no further index.
CREATE INDEX slot_holds_waitlist ON slot_holds (waitlist_id) WHERE waitlist_id IS NOT NULL;
