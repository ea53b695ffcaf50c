/** Spec §3. */
export const specialties = [
  { name: 'Cardiology', practitioner: 'Cardiologist' },
  { name: 'Neurology', practitioner: 'Neurologist' },
  { name: 'Pediatrics', practitioner: 'Pediatrician' },
  { name: 'Dermatology', practitioner: 'Dermatologist' },
  { name: 'Orthopedics', practitioner: 'Orthopedic surgeon' },
  { name: 'ENT', practitioner: 'ENT Specialist' },
  { name: 'General Medicine', practitioner: 'General physician' },
] as const;

/** 'cardiologists', or 'Pulmonology doctors' if unknown. */
export function formatPractitioners(specialty: string): string {
  const practitioner = practitionerOf(specialty);
  if (practitioner === specialty) return `${specialty} doctors`;
  const words = practitioner.split(' ');
  return `${words.map((word) => (word === word.toUpperCase() ? word : word.toLowerCase())).join(' ')}s`;
}

/** 'Cardiologist', or the specialty if unknown. */
export function practitionerOf(specialty: string): string {
  return specialties.find(({ name }) => name === specialty)?.practitioner ?? specialty;
}
