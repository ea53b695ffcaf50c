import { demoAccounts } from '../../backend/seed/demo-accounts.ts';

/** Also patients of a scenario, who are not in the list of demo accounts. */
export const stagePeople = [
  ...demoAccounts,
  { id: 'patient-joseph-dsouza', name: 'Joseph D’Souza', role: 'patient' },
] as const;

/** Helpers have no account, so their phone is the demo's. */
export const HELPER = 'helper';

export type StagePersonId = (typeof stagePeople)[number]['id'];
