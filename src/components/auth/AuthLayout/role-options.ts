import type { Role } from '../../../contract/common.ts';
import { t } from '../../../words/t.ts';

export const roleOptions: readonly { value: Role; label: string }[] = [
  { value: 'patient', label: t`Patient` },
  { value: 'doctor', label: t`Doctor` },
];
