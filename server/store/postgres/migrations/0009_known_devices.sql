-- Browsers that have logged in to an account. The limit of wrong passwords from all addresses does not
-- keep them out. A change of the password removes them.

CREATE TABLE known_devices (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  device json NOT NULL,
  created_at timestamptz(3) NOT NULL,
  last_used_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL
);

CREATE INDEX known_devices_account ON known_devices (account_id);
CREATE INDEX known_devices_expires_at ON known_devices (expires_at);
