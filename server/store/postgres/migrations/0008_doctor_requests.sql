-- The back office lists the waiting requests.
CREATE INDEX doctors_verification_status ON doctors ((verification ->> 'status'));
