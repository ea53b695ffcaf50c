ALTER TABLE doctors
  ADD COLUMN address text,
  ADD COLUMN desk_phone text,
  ADD COLUMN fees json;

ALTER TABLE appointments ADD COLUMN place json;
