/** The heading in this element receives focus after saving. */
export const VISIT_OUTCOME_ID = 'visit-outcome';
