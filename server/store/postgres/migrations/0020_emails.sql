-- The verified e-mail address of an account, and one that waits for its code.

CREATE TABLE emails (
  id text PRIMARY KEY REFERENCES accounts ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  address text NOT NULL,
  verified_at timestamptz(3) NOT NULL,
  refused_at timestamptz(3),
  sealed text
);

CREATE INDEX emails_unsealed ON emails (id) WHERE sealed IS NULL;

CREATE TABLE email_changes (
  id text PRIMARY KEY REFERENCES accounts ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  address text NOT NULL,
  code_hash text NOT NULL,
  tries_left bigint NOT NULL,
  sent_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  sealed text
);

CREATE INDEX email_changes_expires_at ON email_changes (expires_at);
CREATE INDEX email_changes_unsealed ON email_changes (id) WHERE sealed IS NULL;

-- Of the demo, as the table sms.
CREATE TABLE mails (
  id text PRIMARY KEY,
  address text NOT NULL,
  subject text NOT NULL,
  text text NOT NULL,
  invitation text,
  stop_url text,
  sent_at timestamptz(3) NOT NULL
);

ALTER TABLE notices ADD COLUMN email_failed boolean;
