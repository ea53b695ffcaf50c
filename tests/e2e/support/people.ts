/** Their password is demo1234. */
export const people = {
  meera: { name: 'Meera Nair', phone: '9876543210', role: 'Patient' },
  arjun: { name: 'Arjun Rao', phone: '9876543211', role: 'Patient' },
  ananya: { name: 'Dr. Ananya Krishnan', phone: '9876500001', role: 'Doctor' },
  gill: { name: 'Dr. Harpreet Singh Gill', phone: '9876500002', role: 'Doctor' },
} as const;

export type Person = (typeof people)[keyof typeof people];

export const DEMO_PASSWORD = 'demo1234';
