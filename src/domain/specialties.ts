/** The specialties of the product and what their doctors are called (spec §3). */
export const specialties = [
  { name: 'Cardiology', practitioner: 'Cardiologist' },
  { name: 'Neurology', practitioner: 'Neurologist' },
  { name: 'Pediatrics', practitioner: 'Pediatrician' },
  { name: 'Dermatology', practitioner: 'Dermatologist' },
  { name: 'Orthopedics', practitioner: 'Orthopedic surgeon' },
  { name: 'ENT', practitioner: 'ENT Specialist' },
  { name: 'General Medicine', practitioner: 'General physician' },
] as const;

/** Doctors of a specialty: 'cardiologists', 'ENT specialists'; 'Pulmonology doctors' where they have no known name. */
export function formatPractitioners(specialty: string): string {
  const practitioner = practitionerOf(specialty);
  if (practitioner === specialty) return `${specialty} doctors`;
  const words = practitioner.split(' ');
  return `${words.map((word) => (word === word.toUpperCase() ? word : word.toLowerCase())).join(' ')}s`;
}

/** What a doctor of a specialty is called: 'Cardiologist'; the specialty itself where none is known. */
export function practitionerOf(specialty: string): string {
  return specialties.find(({ name }) => name === specialty)?.practitioner ?? specialty;
}
