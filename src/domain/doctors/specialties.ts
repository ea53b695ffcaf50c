import { t } from '../../words/t.ts';

/** Spec §3. */
export const specialties = [
  { name: 'Cardiology', practitioner: t`Cardiologist`, practitioners: t`cardiologists` },
  { name: 'Neurology', practitioner: t`Neurologist`, practitioners: t`neurologists` },
  { name: 'Pediatrics', practitioner: t`Pediatrician`, practitioners: t`pediatricians` },
  { name: 'Dermatology', practitioner: t`Dermatologist`, practitioners: t`dermatologists` },
  {
    name: 'Orthopedics',
    practitioner: t`Orthopedic surgeon`,
    practitioners: t`orthopedic surgeons`,
  },
  { name: 'ENT', practitioner: t`ENT Specialist`, practitioners: t`ENT specialists` },
  {
    name: 'General Medicine',
    practitioner: t`General physician`,
    practitioners: t`general physicians`,
  },
] as const;

export function formatPractitioners(specialty: string): string {
  const known = specialties.find(({ name }) => name === specialty);
  return known?.practitioners ?? t`${specialty} doctors`;
}

export function getPractitioner(specialty: string): string {
  return specialties.find(({ name }) => name === specialty)?.practitioner ?? specialty;
}
