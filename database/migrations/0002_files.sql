CREATE TABLE files (
  -- SHA-256 of the content, in hex.
  hash text PRIMARY KEY CHECK (hash ~ '^[0-9a-f]{64}$'),
  content bytea NOT NULL,
  put_at timestamptz(3) NOT NULL
);

-- Images and PDF files do not compress.
ALTER TABLE files ALTER COLUMN content SET STORAGE EXTERNAL;
