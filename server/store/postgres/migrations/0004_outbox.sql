-- Text messages, written in the transaction of the change that causes them, and sent after it by
-- any process. Rows contain one-time codes, so they are removed when they are sent or expire.
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
