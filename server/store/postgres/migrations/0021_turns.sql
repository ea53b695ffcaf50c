-- Empty tables. A write locks one of them before it takes its snapshot (ADR 0107).
DO $$
BEGIN
  FOR number IN 0..63 LOOP
    EXECUTE format('CREATE TABLE turn_%s ()', number);
  END LOOP;
END $$;
