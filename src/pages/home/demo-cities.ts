import { t } from '../../words/t.ts';

/** A test compares them with the demo's doctors. */
export const demoCities = t`Bengaluru, Chennai, Hyderabad, Kochi, Kolkata, Mumbai, New Delhi and Pune`;
