CREATE TABLE files (
  -- The content's SHA-256 in hex.
  hash text PRIMARY KEY CHECK (hash ~ '^[0-9a-f]{64}$'),
  content bytea NOT NULL,
  put_at timestamptz(3) NOT NULL
);

-- Not compressed, because images and PDF files would not become smaller.
ALTER TABLE files ALTER COLUMN content SET STORAGE EXTERNAL;
