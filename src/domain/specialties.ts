/** The specialties of the product and what their doctors are called (spec §3). */
export const specialties = [
  { name: 'Cardiology', practitioner: 'Cardiologist' },
  { name: 'Neurology', practitioner: 'Neurologist' },
  { name: 'Pediatrics', practitioner: 'Pediatrician' },
  { name: 'Dermatology', practitioner: 'Dermatologist' },
  { name: 'Orthopedics', practitioner: 'Orthopedic surgeon' },
  { name: 'ENT', practitioner: 'ENT Specialist' },
] as const;

/** What a doctor of a specialty is called: 'Cardiologist'; the specialty itself where none is known. */
export function practitionerOf(specialty: string): string {
  return specialties.find(({ name }) => name === specialty)?.practitioner ?? specialty;
}
