/** Focus target. */
export const VISIT_OUTCOME_ID = 'visit-outcome';
