-- One row for each slot of a doctor that is taken, whatever takes it, so that one constraint keeps
-- two from having it. Now every visit that is not cancelled has one.

CREATE TABLE slot_holds (
  id text PRIMARY KEY,
  doctor_id text NOT NULL,
  date date NOT NULL,
  time time NOT NULL,
  appointment_id text NOT NULL REFERENCES appointments ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT one_hold_a_slot UNIQUE (doctor_id, date, time)
);

CREATE INDEX slot_holds_date ON slot_holds (date);
CREATE INDEX slot_holds_appointment ON slot_holds (appointment_id);

ALTER TABLE appointments
  ADD COLUMN revision bigint CHECK (revision >= 0),
  ADD COLUMN history json;

-- The release before writes visits without holds and without revisions. While it runs beside this
-- one, its visits get their holds here. A later release drops the function and its triggers.
CREATE FUNCTION hold_slot() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'cancelled' THEN
    DELETE FROM slot_holds WHERE appointment_id = NEW.id;
  ELSE
    INSERT INTO slot_holds (id, doctor_id, date, time, appointment_id)
      VALUES (NEW.id, NEW.doctor_id, NEW.date, NEW.time, NEW.id)
      ON CONFLICT (id) DO NOTHING;
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER hold_inserted_slot AFTER INSERT ON appointments
  FOR EACH ROW WHEN (NEW.revision IS NULL AND NEW.status <> 'cancelled')
  EXECUTE FUNCTION hold_slot();

CREATE TRIGGER hold_updated_slot AFTER UPDATE ON appointments
  FOR EACH ROW WHEN (NEW.status <> OLD.status AND NEW.revision IS NOT DISTINCT FROM OLD.revision)
  EXECUTE FUNCTION hold_slot();

INSERT INTO slot_holds (id, doctor_id, date, time, appointment_id)
  SELECT id, doctor_id, date, time, id FROM appointments WHERE status <> 'cancelled';

DROP INDEX one_visit_a_slot;
-- Taken slots are read from slot_holds.
DROP INDEX appointments_date;
