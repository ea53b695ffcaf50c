import type { Role } from '../../contract/common.ts';

/** Roles to sign in or sign up with (spec §2 Login). */
export const roleOptions: readonly { value: Role; label: string }[] = [
  { value: 'patient', label: 'Patient' },
  { value: 'doctor', label: 'Doctor' },
];
