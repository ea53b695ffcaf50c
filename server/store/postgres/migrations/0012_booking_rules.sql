-- A doctor's rules for patients who book and move.

ALTER TABLE doctors ADD COLUMN booking_rules json;
