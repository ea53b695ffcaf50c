/** Id of the element that receives focus. */
export const VISIT_OUTCOME_ID = 'visit-outcome';
