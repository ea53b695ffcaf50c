-- The schema of the first release. Each collection in backend/store/records.ts has a table, and
-- each field a column; a test compares them. Constraints and indexes whose names begin with `one_`
-- hold a rule of the product.
--
-- A foreign key exists only where the record cannot outlive its target: a visit has none, because
-- it stays when its patient deletes the account. Foreign keys are checked at the commit, so a
-- transaction may write its rows in any order. ON DELETE CASCADE also removes the rows when SQL by
-- hand deletes the target.

CREATE EXTENSION IF NOT EXISTS btree_gist;

-- People

CREATE TABLE accounts (
  id text PRIMARY KEY,
  name text NOT NULL,
  phone text NOT NULL CHECK (phone ~ '^[0-9]{10}$'),
  role text NOT NULL CHECK (role IN ('patient', 'doctor')),
  profile_picture text,
  password_hash text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT one_account_a_phone UNIQUE (phone)
);

CREATE INDEX accounts_profile_picture ON accounts (profile_picture)
  WHERE profile_picture IS NOT NULL;

CREATE TABLE signups (
  id text PRIMARY KEY,
  name text NOT NULL,
  role text NOT NULL CHECK (role IN ('patient', 'doctor')),
  password_hash text NOT NULL,
  expires_at timestamptz(3) NOT NULL
);

CREATE INDEX signups_expires_at ON signups (expires_at);

CREATE TABLE doctors (
  id text PRIMARY KEY REFERENCES accounts DEFERRABLE INITIALLY DEFERRED,
  name text NOT NULL,
  specialty text NOT NULL,
  bio text NOT NULL,
  experience double precision NOT NULL,
  profile_picture text,
  rating double precision NOT NULL,
  reviews json NOT NULL,
  education json NOT NULL,
  availability json NOT NULL,
  leave_days json,
  gender text CHECK (gender IN ('male', 'female', 'other')),
  languages json,
  hospital json,
  location json,
  consultation_fees json,
  rating_percent double precision CHECK (rating_percent BETWEEN 0 AND 100),
  patient_stories bigint,
  review_count bigint,
  next_free_at json,
  patient_count bigint,
  registration json,
  verification json
);

-- The back office lists the waiting requests.
CREATE INDEX doctors_verification_status ON doctors ((verification ->> 'status'));

CREATE TABLE pictures (
  id text PRIMARY KEY,
  type text NOT NULL
);

CREATE TABLE hospitals (
  id text PRIMARY KEY,
  name text NOT NULL,
  address text NOT NULL,
  phone text NOT NULL,
  rating double precision NOT NULL CHECK (rating BETWEEN 0 AND 5),
  reviews bigint NOT NULL CHECK (reviews >= 0),
  departments json NOT NULL,
  wait_time bigint NOT NULL CHECK (wait_time >= 0),
  image text,
  location json
);

-- Visits and health data. `sealed` has the encrypted texts of a row, whose own columns are then
-- blank. The indexes `…_unsealed` find the rows that are still to be encrypted.

CREATE TABLE appointments (
  id text PRIMARY KEY,
  doctor_id text NOT NULL,
  patient_id text NOT NULL,
  date date NOT NULL,
  time time NOT NULL,
  appointment_type text NOT NULL CHECK (appointment_type IN ('video', 'phone', 'in-person')),
  notes text NOT NULL,
  status text NOT NULL CHECK (status IN ('pending', 'scheduled', 'completed', 'cancelled')),
  created_at timestamptz(3) NOT NULL,
  price json NOT NULL,
  cancelled_by text CHECK (cancelled_by IN ('patient', 'doctor', 'system')),
  cancel_reason text,
  sealed text,
  call_consent_at timestamptz(3)
);

CREATE UNIQUE INDEX one_visit_a_slot ON appointments (doctor_id, date, time)
  WHERE status <> 'cancelled';
CREATE UNIQUE INDEX one_visit_a_patient_and_time ON appointments (patient_id, date, time)
  WHERE status <> 'cancelled';
CREATE INDEX appointments_doctor ON appointments (doctor_id, date, time);
CREATE INDEX appointments_patient ON appointments (patient_id, date, time);
CREATE INDEX appointments_status ON appointments (status, date);
-- The list of doctors reads the taken slots of all doctors on some dates.
CREATE INDEX appointments_date ON appointments (date);
CREATE INDEX appointments_unsealed ON appointments (id) WHERE sealed IS NULL;

CREATE TABLE call_seats (
  id text PRIMARY KEY,
  appointment_id text NOT NULL REFERENCES appointments ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  person_id text NOT NULL REFERENCES accounts ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  other_id text NOT NULL,
  seat text NOT NULL,
  joined_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL
);

CREATE INDEX call_seats_appointment ON call_seats (appointment_id);
CREATE INDEX call_seats_person ON call_seats (person_id);
CREATE INDEX call_seats_other ON call_seats (other_id);
CREATE INDEX call_seats_expires_at ON call_seats (expires_at);

CREATE TABLE medical_records (
  id text PRIMARY KEY,
  -- No foreign key: records are kept for years after the patient deletes the account.
  patient_id text NOT NULL,
  doctor_id text NOT NULL,
  date date NOT NULL,
  diagnosis text NOT NULL,
  prescription text NOT NULL,
  notes text NOT NULL,
  vitals json,
  appointment_id text,
  written_at timestamptz(3) NOT NULL,
  specialty text NOT NULL,
  sealed text
);

CREATE INDEX medical_records_patient ON medical_records (patient_id);
CREATE INDEX medical_records_unsealed ON medical_records (id) WHERE sealed IS NULL;

CREATE TABLE health_facts (
  id text PRIMARY KEY REFERENCES accounts ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  date_of_birth date,
  allergies text NOT NULL,
  medicines text NOT NULL,
  sealed text
);

CREATE INDEX health_facts_unsealed ON health_facts (id) WHERE sealed IS NULL;

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

-- The queue and its payments

CREATE TABLE freelancers (
  id text PRIMARY KEY,
  name text NOT NULL,
  role text NOT NULL CHECK (role IN ('freelancer')),
  profile_picture text,
  rating double precision NOT NULL CHECK (rating BETWEEN 0 AND 5),
  reviews json NOT NULL,
  review_count bigint,
  hourly_rate double precision NOT NULL CHECK (hourly_rate > 0),
  availability json NOT NULL,
  completed_jobs bigint NOT NULL CHECK (completed_jobs >= 0),
  bio text NOT NULL,
  services json NOT NULL,
  location json,
  phone text NOT NULL CHECK (phone ~ '^[0-9]{10}$'),
  email text NOT NULL
);

CREATE TABLE queue_bookings (
  id text PRIMARY KEY,
  freelancer_id text NOT NULL REFERENCES freelancers DEFERRABLE INITIALLY DEFERRED,
  date date NOT NULL,
  time time NOT NULL,
  duration bigint NOT NULL CHECK (duration BETWEEN 1 AND 12),
  hospital_name text NOT NULL,
  department text NOT NULL,
  notes text NOT NULL,
  patient_id text NOT NULL,
  status text NOT NULL CHECK (status IN ('draft', 'paid', 'on-the-way', 'in-queue', 'your-turn', 'done', 'cancelled')),
  created_at timestamptz(3) NOT NULL,
  hourly_rate json NOT NULL,
  total json NOT NULL,
  history json NOT NULL,
  city text,
  token text,
  people_ahead bigint CHECK (people_ahead BETWEEN 0 AND 9999),
  cancelled_by text CHECK (cancelled_by IN ('patient', 'freelancer')),
  cancel_reason text,
  held_until timestamptz(3),
  sealed text,
  -- The same statuses as in `isBooked` (src/domain/queue/queue-status.ts).
  CONSTRAINT one_helper_one_place EXCLUDE USING gist (
    freelancer_id WITH =,
    tsrange(date + time, date + time + make_interval(hours => duration::integer)) WITH &&
  ) WHERE (status NOT IN ('draft', 'cancelled'))
);

CREATE INDEX queue_bookings_patient ON queue_bookings (patient_id);
CREATE INDEX queue_bookings_freelancer ON queue_bookings (freelancer_id, date);
CREATE INDEX queue_bookings_unsealed ON queue_bookings (id) WHERE sealed IS NULL;

CREATE TABLE payments (
  id text PRIMARY KEY,
  draft_id text NOT NULL REFERENCES queue_bookings DEFERRABLE INITIALLY DEFERRED,
  amount json NOT NULL,
  status text NOT NULL CHECK (status IN ('open', 'action-needed', 'pending', 'succeeded', 'refunded', 'cancelled')),
  method text CHECK (method IN ('card', 'upi')),
  failure text CHECK (failure IN ('card-declined', 'insufficient-funds', 'confirmation-refused', 'upi-refused', 'upi-expired')),
  client_secret text,
  expires_at timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  paid_at timestamptz(3),
  refund json,
  CONSTRAINT one_payment_a_draft UNIQUE (draft_id)
);

-- Messages

CREATE TABLE conversations (
  id text PRIMARY KEY,
  pair_key text NOT NULL,
  first_id text NOT NULL,
  second_id text NOT NULL,
  members json NOT NULL CHECK (json_array_length(members) = 2),
  last_seq bigint NOT NULL CHECK (last_seq >= 0),
  latest_at timestamptz(3) NOT NULL,
  CONSTRAINT one_conversation_a_pair UNIQUE (pair_key)
);

CREATE INDEX conversations_first ON conversations (first_id);
CREATE INDEX conversations_second ON conversations (second_id);

CREATE TABLE messages (
  id text PRIMARY KEY,
  conversation_id text NOT NULL REFERENCES conversations DEFERRABLE INITIALLY DEFERRED,
  seq bigint NOT NULL CHECK (seq > 0),
  client_id text NOT NULL,
  sender_id text NOT NULL,
  receiver_id text NOT NULL,
  text_content text NOT NULL,
  file json,
  timestamp timestamptz(3) NOT NULL,
  sealed text,
  CONSTRAINT one_message_a_position UNIQUE (conversation_id, seq),
  CONSTRAINT one_message_a_client_id UNIQUE (conversation_id, sender_id, client_id)
);

-- The sweep looks for the message that has a file.
CREATE INDEX messages_file ON messages ((file ->> 'hash')) WHERE file IS NOT NULL;
CREATE INDEX messages_unsealed ON messages (id) WHERE sealed IS NULL;

CREATE TABLE blocks (
  id text PRIMARY KEY,
  blocker_id text NOT NULL,
  blocked_id text NOT NULL,
  delivered_up_to bigint NOT NULL CHECK (delivered_up_to >= 0),
  read_up_to bigint NOT NULL CHECK (read_up_to >= 0),
  blocked_at timestamptz(3) NOT NULL,
  blocked_name text NOT NULL
);

CREATE INDEX blocks_blocker ON blocks (blocker_id);
CREATE INDEX blocks_blocked ON blocks (blocked_id);

-- Only the demo stores reports. Servers send them through the outbox.
CREATE TABLE reports (
  id text PRIMARY KEY,
  reported_at timestamptz(3) NOT NULL,
  reporter json NOT NULL,
  reported json NOT NULL,
  reason text NOT NULL,
  note text NOT NULL,
  message json
);

-- Sign-in

CREATE TABLE sessions (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES accounts DEFERRABLE INITIALLY DEFERRED,
  token_hash text NOT NULL,
  previous_token_hash text,
  rotated_at timestamptz(3) NOT NULL,
  remember boolean NOT NULL,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  device json,
  proved_at timestamptz(3)
);

CREATE INDEX sessions_account ON sessions (account_id);
CREATE INDEX sessions_expires_at ON sessions (expires_at);

-- A separate table, which the export of an account does not read.
CREATE TABLE second_factors (
  id text PRIMARY KEY REFERENCES accounts ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  secret text NOT NULL,
  confirmed_at timestamptz(3),
  last_step bigint NOT NULL,
  recovery_hashes json NOT NULL,
  sealed text
);

CREATE INDEX second_factors_unsealed ON second_factors (id) WHERE sealed IS NULL;

CREATE TABLE one_time_codes (
  id text PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('signup', 'reset')),
  phone text NOT NULL,
  address text NOT NULL,
  sent_at timestamptz(3) NOT NULL,
  code_hash text NOT NULL,
  tries_left bigint NOT NULL,
  expires_at timestamptz(3) NOT NULL
);

CREATE INDEX one_time_codes_phone ON one_time_codes (phone);
CREATE INDEX one_time_codes_expires_at ON one_time_codes (expires_at);

CREATE TABLE throttles (
  id text PRIMARY KEY,
  used_at json NOT NULL,
  blocked_until timestamptz(3),
  blocks bigint NOT NULL,
  used bigint,
  expires_at timestamptz(3) NOT NULL
);

CREATE INDEX throttles_expires_at ON throttles (expires_at);

CREATE TABLE idempotency (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES accounts DEFERRABLE INITIALLY DEFERRED,
  fingerprint text NOT NULL,
  answer json NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  sealed text
);

CREATE INDEX idempotency_account ON idempotency (account_id);
CREATE INDEX idempotency_expires_at ON idempotency (expires_at);

-- Consent and erasure. No foreign keys, because consents and erasures outlive the account.

CREATE TABLE consents (
  id text PRIMARY KEY,
  account_id text NOT NULL,
  number bigint NOT NULL CHECK (number > 0),
  version date NOT NULL,
  purposes json NOT NULL,
  at timestamptz(3) NOT NULL
);

CREATE INDEX consents_account ON consents (account_id);

CREATE TABLE erasures (
  id text PRIMARY KEY,
  erased_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL
);

CREATE INDEX erasures_expires_at ON erasures (expires_at);

-- The audit trail. No foreign keys: it stays when the patient or the reader deletes the account.

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

-- The server's own data

CREATE TABLE settings (
  id text PRIMARY KEY,
  value text NOT NULL
);

-- Each data key of encrypted records, wrapped with the master key `master_id` for one reader.
CREATE TABLE data_keys (
  id text PRIMARY KEY,
  scope text NOT NULL,
  reader text NOT NULL,
  code text NOT NULL,
  master_id text NOT NULL,
  wrapped text NOT NULL
);

CREATE INDEX data_keys_scope ON data_keys (scope);
CREATE INDEX data_keys_reader ON data_keys (reader);
CREATE INDEX data_keys_master ON data_keys (master_id);

CREATE TABLE files (
  -- The content's SHA-256 in hex.
  hash text PRIMARY KEY CHECK (hash ~ '^[0-9a-f]{64}$'),
  content bytea NOT NULL,
  put_at timestamptz(3) NOT NULL
);

-- Not compressed, because images and PDF files would not become smaller.
ALTER TABLE files ALTER COLUMN content SET STORAGE EXTERNAL;

CREATE TABLE unused_files (
  id text PRIMARY KEY,
  expires_at timestamptz(3) NOT NULL
);

CREATE INDEX unused_files_expires_at ON unused_files (expires_at);

-- Only the demo stores text messages here. Servers send them through the outbox.
CREATE TABLE sms (
  id text PRIMARY KEY,
  phone text NOT NULL CHECK (phone ~ '^[0-9]{10}$'),
  text text NOT NULL,
  sent_at timestamptz(3) NOT NULL
);

CREATE INDEX sms_phone ON sms (phone);

-- Text messages and reports, written in the transaction of the change that causes them, and sent
-- after it by any process. Rows contain one-time codes, so they are removed when they are sent or expire.
CREATE TABLE outbox (
  id text PRIMARY KEY,
  kind text NOT NULL,
  payload json NOT NULL,
  attempts bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Time of the next attempt. While a process sends the message, the end of its lease.
  due_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);

CREATE INDEX outbox_due_at ON outbox (due_at);

-- Realtime events, written in the same transaction as the change and ordered by the transaction's
-- id. A reader stops at its snapshot's xmin, because every event below xmin is committed.
CREATE TABLE events (
  id bigserial,
  transaction_id xid8 NOT NULL DEFAULT pg_current_xact_id(),
  payload json NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (transaction_id, id)
);

CREATE INDEX events_created_at ON events (created_at);
