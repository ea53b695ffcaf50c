/** This element receives focus. */
export const VISIT_OUTCOME_ID = 'visit-outcome';
