ALTER TABLE blocks ADD COLUMN blocked_name text;
