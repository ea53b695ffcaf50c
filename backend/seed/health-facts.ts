import type { RecordOf } from '../store/records.ts';

export const healthFacts: RecordOf<'healthFacts'>[] = [
  {
    id: 'patient-meera-nair',
    dateOfBirth: '1984-08-17',
    allergies: 'Penicillin: a rash on the arms, in 2011.',
    medicines: 'Vitamin D 60,000 IU, once a week.',
  },
  {
    id: 'patient-arjun-rao',
    dateOfBirth: '1979-02-03',
    sex: 'male',
    allergies: '',
    medicines: 'Telmisartan 40 mg, in the morning.',
  },
  {
    id: 'patient-sunita-yadav',
    dateOfBirth: '1966-11-28',
    sex: 'female',
    allergies: 'Sulfa medicines.',
    medicines: 'Metformin 500 mg, twice a day.',
  },
  {
    id: 'patient-joseph-dsouza',
    dateOfBirth: '1958-05-09',
    allergies: 'Dust.',
    medicines: 'Aspirin 75 mg and atorvastatin 20 mg, at night.',
  },
];
