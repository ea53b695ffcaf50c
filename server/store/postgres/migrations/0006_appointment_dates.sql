-- The list of doctors reads the taken slots of all doctors on some dates.
CREATE INDEX appointments_date ON appointments (date);
