-- A table of its own: a process of the previous release rewrites the members of a conversation and
-- would drop a new field there.
CREATE TABLE blocks (
  id text PRIMARY KEY,
  blocker_id text NOT NULL,
  blocked_id text NOT NULL,
  delivered_up_to bigint NOT NULL CHECK (delivered_up_to >= 0),
  read_up_to bigint NOT NULL CHECK (read_up_to >= 0),
  blocked_at timestamptz(3) NOT NULL
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
