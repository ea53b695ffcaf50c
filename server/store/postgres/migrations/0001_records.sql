-- Each collection in backend/store/records.ts has a table, and each field a column; a test
-- compares them. A foreign key exists only where the record cannot outlive its target: a visit has
-- none, because it stays when its patient deletes the account.

CREATE EXTENSION IF NOT EXISTS btree_gist;

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

CREATE TABLE signups (
  id text PRIMARY KEY,
  name text NOT NULL,
  role text NOT NULL CHECK (role IN ('patient', 'doctor')),
  password_hash text NOT NULL,
  expires_at timestamptz(3) NOT NULL
);

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
  patient_count bigint
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
  cancel_reason text
);

CREATE TABLE medical_records (
  id text PRIMARY KEY,
  patient_id text NOT NULL REFERENCES accounts DEFERRABLE INITIALLY DEFERRED,
  doctor_id text NOT NULL,
  date date NOT NULL,
  diagnosis text NOT NULL,
  prescription text NOT NULL,
  notes text NOT NULL,
  vitals json,
  appointment_id text,
  written_at timestamptz(3) NOT NULL
);

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
  -- The same statuses as in `isBooked` (src/domain/queue/queue-status.ts).
  CONSTRAINT one_helper_one_place EXCLUDE USING gist (
    freelancer_id WITH =,
    tsrange(date + time, date + time + make_interval(hours => duration::integer)) WITH &&
  ) WHERE (status NOT IN ('draft', 'cancelled'))
);

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

CREATE TABLE pictures (
  id text PRIMARY KEY,
  type text NOT NULL
);

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
  CONSTRAINT one_message_a_position UNIQUE (conversation_id, seq),
  CONSTRAINT one_message_a_client_id UNIQUE (conversation_id, sender_id, client_id)
);

CREATE TABLE sessions (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES accounts DEFERRABLE INITIALLY DEFERRED,
  token_hash text NOT NULL,
  previous_token_hash text,
  rotated_at timestamptz(3) NOT NULL,
  remember boolean NOT NULL,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL
);

CREATE TABLE one_time_codes (
  id text PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('signup', 'reset')),
  phone text NOT NULL,
  address text NOT NULL,
  sent_at text NOT NULL,
  code_hash text NOT NULL,
  tries_left bigint NOT NULL,
  expires_at timestamptz(3) NOT NULL
);

CREATE TABLE throttles (
  id text PRIMARY KEY,
  used_at json NOT NULL,
  blocked_until timestamptz(3),
  blocks bigint NOT NULL,
  used bigint,
  expires_at timestamptz(3) NOT NULL
);

CREATE TABLE idempotency (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES accounts DEFERRABLE INITIALLY DEFERRED,
  fingerprint text NOT NULL,
  answer json NOT NULL,
  expires_at timestamptz(3) NOT NULL
);

CREATE TABLE sms (
  id text PRIMARY KEY,
  phone text NOT NULL CHECK (phone ~ '^[0-9]{10}$'),
  text text NOT NULL,
  sent_at timestamptz(3) NOT NULL
);

CREATE TABLE settings (
  id text PRIMARY KEY,
  value text NOT NULL
);

CREATE TABLE unused_files (
  id text PRIMARY KEY,
  expires_at timestamptz(3) NOT NULL
);

CREATE UNIQUE INDEX one_visit_a_slot ON appointments (doctor_id, date, time)
  WHERE status <> 'cancelled';
CREATE UNIQUE INDEX one_visit_a_patient_and_time ON appointments (patient_id, date, time)
  WHERE status <> 'cancelled';

CREATE INDEX accounts_profile_picture ON accounts (profile_picture)
  WHERE profile_picture IS NOT NULL;
CREATE INDEX signups_expires_at ON signups (expires_at);
CREATE INDEX appointments_doctor ON appointments (doctor_id, date, time);
CREATE INDEX appointments_patient ON appointments (patient_id, date, time);
CREATE INDEX appointments_status ON appointments (status, date);
CREATE INDEX medical_records_patient ON medical_records (patient_id);
CREATE INDEX queue_bookings_patient ON queue_bookings (patient_id);
CREATE INDEX queue_bookings_freelancer ON queue_bookings (freelancer_id, date);
CREATE INDEX conversations_first ON conversations (first_id);
CREATE INDEX conversations_second ON conversations (second_id);
CREATE INDEX sessions_account ON sessions (account_id);
CREATE INDEX sessions_expires_at ON sessions (expires_at);
CREATE INDEX one_time_codes_phone ON one_time_codes (phone);
CREATE INDEX one_time_codes_expires_at ON one_time_codes (expires_at);
CREATE INDEX throttles_expires_at ON throttles (expires_at);
CREATE INDEX idempotency_account ON idempotency (account_id);
CREATE INDEX idempotency_expires_at ON idempotency (expires_at);
CREATE INDEX sms_phone ON sms (phone);
CREATE INDEX unused_files_expires_at ON unused_files (expires_at);
