import type { Role } from '../../contract/common.ts';

/** Choices of the login and signup forms (spec §2 Login). */
export const roleOptions: readonly { value: Role; label: string }[] = [
  { value: 'patient', label: 'Patient' },
  { value: 'doctor', label: 'Doctor' },
];
