import { createSeed } from '../../../backend/seed/seed.ts';
import type { Doctor } from '../../../src/contract/doctors.ts';

export function manyDoctors(count: number): Doctor[] {
  const { doctors } = createSeed('2026-11-21');
  const names = doctors.map(({ name }) => name.replace('Dr. ', '').split(' '));
  return Array.from({ length: count }, (_, index) => {
    const at = <T>(values: readonly T[], place: number) => values[place % values.length];
    const doctor = at(doctors, index);
    if (!doctor) throw new Error('The demo has no doctors');
    const round = Math.floor(index / doctors.length);
    const [first] = at(names, index) ?? [];
    const last = at(names, index + round)?.at(-1);
    const initial = String.fromCharCode(65 + (Math.floor(round / names.length) % 26));
    return { ...doctor, id: `doctor-${index}`, name: `Dr. ${first} ${initial}. ${last}` };
  });
}
