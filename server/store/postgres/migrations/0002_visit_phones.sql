-- Numbers of phone visits, where they are not the account's. They go when the visit ends. A doctor's
-- reading is in the audit trail.

CREATE TABLE visit_phones (
  id text PRIMARY KEY REFERENCES appointments ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  patient_id text NOT NULL REFERENCES accounts ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  doctor_id text NOT NULL,
  phone text NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  sealed text
);

CREATE INDEX visit_phones_patient ON visit_phones (patient_id);
CREATE INDEX visit_phones_doctor ON visit_phones (doctor_id);
CREATE INDEX visit_phones_expires_at ON visit_phones (expires_at);
CREATE INDEX visit_phones_unsealed ON visit_phones (id) WHERE sealed IS NULL;

-- Rows from before satisfy the longer list.
ALTER TABLE audit_entries
  DROP CONSTRAINT audit_entries_kind_check,
  ADD CONSTRAINT audit_entries_kind_check
    CHECK (kind IN ('records', 'health-facts', 'file', 'phone')) NOT VALID;
