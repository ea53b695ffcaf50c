ALTER TABLE medical_records
  ADD COLUMN prescription_lines json,
  ADD COLUMN issued json;
