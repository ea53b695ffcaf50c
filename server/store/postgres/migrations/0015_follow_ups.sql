-- A doctor's wish to see a patient again, and the visit that a follow-up follows.

ALTER TABLE appointments ADD COLUMN follow_up json;

ALTER TABLE appointments ADD COLUMN follow_up_of text;
