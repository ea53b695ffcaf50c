import type { Doctor } from '../contract/doctors.ts';

/** Whether patients find a doctor: with a specialty and times to book. */
export function isListed({
  specialty,
  availability,
}: Pick<Doctor, 'specialty' | 'availability'>): boolean {
  return specialty !== '' && availability.length > 0;
}
