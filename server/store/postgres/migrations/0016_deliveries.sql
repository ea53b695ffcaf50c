-- Notices on their way to a user, without a text. expires_at is the next moment at which there is
-- something to do: an attempt, the end of a claim, or the removal.

CREATE TABLE deliveries (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  -- An appointment, a reader's side of a conversation, or a queue booking.
  subject text NOT NULL,
  kind text NOT NULL,
  channel text NOT NULL,
  state text NOT NULL,
  attempts bigint NOT NULL CHECK (attempts >= 0),
  expires_at timestamptz(3) NOT NULL
);

CREATE INDEX deliveries_account ON deliveries (account_id);
CREATE INDEX deliveries_subject ON deliveries (subject);
CREATE INDEX deliveries_expires_at ON deliveries (expires_at);

-- What the user turned off.
ALTER TABLE accounts ADD COLUMN notices json;

ALTER TABLE notices ADD COLUMN sms_failed boolean;

-- Visits that were accepted before have reminders too. When one is sent, it is checked again.
INSERT INTO deliveries (id, account_id, subject, kind, channel, state, attempts, expires_at)
  SELECT visit.id || ':' || coalesce(visit.revision, 1) || ':' || reminder.kind || ':' || channels.channel,
    visit.patient_id, visit.id, reminder.kind, channels.channel, 'due', 0, reminder.due_at
  FROM appointments visit
  JOIN accounts ON accounts.id = visit.patient_id
  CROSS JOIN (VALUES ('app'), ('sms')) AS channels (channel)
  CROSS JOIN LATERAL (VALUES
    ('tomorrow', (visit.date - 1 + time '18:00') AT TIME ZONE 'Asia/Kolkata'),
    ('soon', (visit.date + visit.time - interval '2 hours') AT TIME ZONE 'Asia/Kolkata'),
    ('starts', (visit.date + visit.time) AT TIME ZONE 'Asia/Kolkata')
  ) AS reminder (kind, due_at)
  WHERE visit.status = 'scheduled' AND visit.missed IS NULL AND reminder.due_at > now()
    AND (reminder.kind <> 'starts' OR visit.appointment_type = 'video');
