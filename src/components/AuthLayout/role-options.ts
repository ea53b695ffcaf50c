import type { Role } from '../../contract/common.ts';

/** Who signs in or signs up (spec §2 Login). */
export const roleOptions: readonly { value: Role; label: string }[] = [
  { value: 'patient', label: 'Patient' },
  { value: 'doctor', label: 'Doctor' },
];
