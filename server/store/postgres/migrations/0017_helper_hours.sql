-- An exclusion constraint is checked after the insert. So transactions that take overlapping hours
-- at once wait for each other. PostgreSQL ends one of them each second, and if many are repeated,
-- none succeeds. With this lock, they insert in turn.
CREATE FUNCTION take_hours_in_turn() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock('queue_bookings'::regclass::oid::integer, hashtext(NEW.freelancer_id));
  RETURN NEW;
END
$$;

-- As in the constraint.
CREATE TRIGGER take_hours_in_turn BEFORE INSERT OR UPDATE ON queue_bookings
  FOR EACH ROW WHEN (NEW.status NOT IN ('draft', 'cancelled'))
  EXECUTE FUNCTION take_hours_in_turn();
