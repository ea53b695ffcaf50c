-- The sweep looks for the message that has a file.
CREATE INDEX messages_file ON messages ((file ->> 'hash')) WHERE file IS NOT NULL;
