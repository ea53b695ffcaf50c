import type { Doctor } from '../contract/doctors.ts';

/** Listed doctors have a specialty and times to book. */
export function isListed({
  specialty,
  availability,
}: Pick<Doctor, 'specialty' | 'availability'>): boolean {
  return specialty !== '' && availability.length > 0;
}
