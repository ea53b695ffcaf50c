-- Hours that a doctor has blocked.

ALTER TABLE doctors ADD COLUMN blocked_hours json;
