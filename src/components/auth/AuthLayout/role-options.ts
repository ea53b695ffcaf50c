import type { Role } from '../../../contract/common.ts';
import { t } from '../../../words/t.ts';

/** Choices of the login and signup forms (spec §2 Login). */
export const roleOptions: readonly { value: Role; label: string }[] = [
  { value: 'patient', label: t`Patient` },
  { value: 'doctor', label: t`Doctor` },
];
