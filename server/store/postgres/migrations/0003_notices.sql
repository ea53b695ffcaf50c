-- Events in a user's visits and conversations. No texts, so nothing is sealed.

CREATE TABLE notices (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  kind text NOT NULL,
  -- An appointment, or a reader's side of a conversation.
  subject text NOT NULL,
  -- An account or a helper.
  from_id text NOT NULL,
  at timestamptz(3) NOT NULL,
  seen_at timestamptz(3),
  expires_at timestamptz(3) NOT NULL
);

CREATE INDEX notices_account ON notices (account_id);
CREATE INDEX notices_from ON notices (from_id);
CREATE INDEX notices_subject ON notices (subject);
CREATE INDEX notices_expires_at ON notices (expires_at);
