ALTER TABLE hospitals ADD COLUMN wait_updated_at timestamptz(3);
