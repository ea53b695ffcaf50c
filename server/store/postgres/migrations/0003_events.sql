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
