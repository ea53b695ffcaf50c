import type { Doctor } from '../../contract/doctors.ts';

export function isListed({
  specialty,
  availability,
}: Pick<Doctor, 'specialty' | 'availability'>): boolean {
  return specialty !== '' && availability.length > 0;
}
