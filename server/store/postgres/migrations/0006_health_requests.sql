-- A doctor's request to see a patient's health facts, and its answer. No texts, so it is not sealed.

ALTER TABLE sharings ADD COLUMN health_request json;

ALTER TABLE health_facts ADD COLUMN sex text CHECK (sex IN ('female', 'male', 'other'));

-- Rows from before satisfy the longer list.
ALTER TABLE audit_entries
  DROP CONSTRAINT audit_entries_kind_check,
  ADD CONSTRAINT audit_entries_kind_check
    CHECK (kind IN ('records', 'health-facts', 'file', 'phone', 'health-asked', 'health-given', 'health-refused')) NOT VALID;
