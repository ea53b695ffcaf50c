-- Realtime events, written in the transaction of the change. The transaction's id orders them:
-- everything below a snapshot's xmin has committed, so a reader that stops there leaves no gap.
CREATE TABLE events (
  id bigserial,
  transaction_id xid8 NOT NULL DEFAULT pg_current_xact_id(),
  payload json NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (transaction_id, id)
);

CREATE INDEX events_created_at ON events (created_at);
