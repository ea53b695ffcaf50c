/** The part with the form or the record, for moving the focus there. */
export const VISIT_OUTCOME_ID = 'visit-outcome';
