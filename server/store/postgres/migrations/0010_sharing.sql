-- A process of the previous release deletes accounts and visits without these tables, so the
-- database removes their rows with them.
CREATE TABLE sharings (
  id text PRIMARY KEY REFERENCES appointments ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  patient_id text NOT NULL REFERENCES accounts ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  doctor_id text NOT NULL REFERENCES accounts ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  scope text NOT NULL CHECK (scope IN ('own', 'nothing', 'specialty', 'everything')),
  specialty text NOT NULL,
  last_day date NOT NULL,
  ended_at timestamptz(3)
);

CREATE INDEX sharings_patient ON sharings (patient_id);
CREATE INDEX sharings_doctor ON sharings (doctor_id, patient_id);

CREATE TABLE health_facts (
  id text PRIMARY KEY REFERENCES accounts ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  date_of_birth date,
  allergies text NOT NULL,
  medicines text NOT NULL
);

ALTER TABLE medical_records ADD COLUMN specialty text;

UPDATE medical_records SET specialty = doctors.specialty
FROM doctors
WHERE doctors.id = medical_records.doctor_id;
