-- The private address of an account's calendar feed: of its token, only the hash.

CREATE TABLE calendar_feeds (
  id text PRIMARY KEY REFERENCES accounts ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  token_hash text NOT NULL,
  made_at timestamptz(3) NOT NULL
);

CREATE INDEX calendar_feeds_token ON calendar_feeds (token_hash);

-- Rows from before satisfy the longer list.
ALTER TABLE audit_entries
  DROP CONSTRAINT audit_entries_kind_check,
  ADD CONSTRAINT audit_entries_kind_check
    CHECK (kind IN ('records', 'health-facts', 'file', 'phone', 'health-asked', 'health-given', 'health-refused', 'calendar-made', 'calendar-ended')) NOT VALID;
