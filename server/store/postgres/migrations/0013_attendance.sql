-- A patient who comes late, and the doctor's mark 'Did not come'.

ALTER TABLE appointments ADD COLUMN late json;

ALTER TABLE appointments ADD COLUMN missed json;
