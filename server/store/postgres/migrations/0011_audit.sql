-- No foreign keys: the trail stays when the patient or the reader deletes the account.
CREATE TABLE audit_entries (
  id text PRIMARY KEY,
  patient_id text NOT NULL,
  position bigint NOT NULL CHECK (position > 0),
  read_at timestamptz(3) NOT NULL,
  reader_id text NOT NULL,
  reader_name text NOT NULL,
  reader_role text NOT NULL CHECK (reader_role IN ('patient', 'doctor')),
  kind text NOT NULL CHECK (kind IN ('records', 'health-facts', 'file')),
  items json NOT NULL,
  appointment_id text,
  previous_hash text NOT NULL,
  hash text NOT NULL,
  CONSTRAINT one_entry_a_position UNIQUE (patient_id, position)
);

CREATE TABLE audit_chains (
  id text PRIMARY KEY,
  length bigint NOT NULL CHECK (length > 0),
  hash text NOT NULL,
  last_removed json,
  expires_at timestamptz(3) NOT NULL
);

CREATE INDEX audit_chains_expiry ON audit_chains (expires_at);

-- A job that removes old entries sets caresetu.retention to 'on' in its transaction.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'UPDATE' AND current_setting('caresetu.retention', true) = 'on' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'audit_entries is append-only: % is refused', TG_OP
    USING ERRCODE = 'insufficient_privilege';
END
$$;

-- UPDATE and DELETE per row: ON CONFLICT DO UPDATE fires a statement's trigger for each insert.
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON audit_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();

CREATE TRIGGER append_only_whole BEFORE TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
