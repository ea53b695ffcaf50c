import type { RecordSeed } from '../record-seed.ts';

const ofArjunRao: RecordSeed[] = [
  {
    visit: 33,
    diagnosis: 'High blood pressure',
    prescription: 'In place of the tablets that made you cough.',
    prescriptionLines: [
      {
        medicine: 'Telmisartan 40 mg',
        dose: '1 tablet',
        when: 'In the morning',
        duration: '30 days',
      },
    ],
    notes: 'Dry cough since the first tablets. Check again in a week, by video.',
    vitals: { bloodPressure: { systolic: 148, diastolic: 94 }, pulse: 78, weight: 81.5 },
  },
  {
    visit: 48,
    diagnosis: 'Sunburn on the neck',
    prescription: 'Aloe gel, as often as you like. A cap on the motorbike.',
    notes: 'By video. No blisters.',
  },
];

const ofAnanyaKrishnansPatients: RecordSeed[] = [
  {
    visit: 28,
    diagnosis: 'Angina, stable after the stent',
    prescription: '',
    prescriptionLines: [
      { medicine: 'Aspirin 75 mg', dose: '1 tablet', when: 'After lunch', duration: '90 days' },
      { medicine: 'Atorvastatin 40 mg', dose: '1 tablet', when: 'At night', duration: '90 days' },
      {
        medicine: 'Nitroglycerin spray',
        dose: '1 spray under the tongue',
        when: 'When the chest feels tight',
        remarks: 'Always in the pocket',
      },
    ],
    notes: 'Walks to church without pain. Stop and sit when the chest feels tight, and call.',
    vitals: {
      bloodPressure: { systolic: 132, diastolic: 82 },
      pulse: 66,
      bloodSugar: 128,
      weight: 74,
    },
  },
  {
    visit: 29,
    diagnosis: 'Breathlessness, to be looked into',
    prescription: 'Echo and blood count before the next visit.',
    notes: 'Lungs are clear. Ankles slightly swollen in the evening.',
    vitals: { bloodPressure: { systolic: 136, diastolic: 86 }, pulse: 88, weight: 70.2 },
  },
  {
    visit: 30,
    diagnosis: 'Heart murmur, harmless',
    prescription: '',
    notes: 'By video. Bring the echo on paper next time.',
  },
  {
    visit: 31,
    diagnosis: 'Fast heartbeat at night',
    prescription: 'Holter recording for 24 hours.',
    notes: 'Starts and stops at once. No tea after six.',
    vitals: { bloodPressure: { systolic: 116, diastolic: 74 }, pulse: 92, weight: 54.6 },
  },
  {
    visit: 34,
    diagnosis: 'High blood pressure, well set',
    prescription: 'Amlodipine 5 mg, one in the morning, as before.',
    notes: 'Butter tea once a day is fine.',
    vitals: { bloodPressure: { systolic: 128, diastolic: 80 }, pulse: 70, bloodSugar: 98 },
  },
  {
    visit: 35,
    diagnosis: 'Dizziness on standing up',
    prescription: 'Half a tablet of amlodipine from now on.',
    notes: 'By phone. Get up slowly; the grandson measures once a day.',
  },
  {
    visit: 37,
    diagnosis: 'Palpitations from too little iron',
    prescription: 'Iron tablets, one a day for three months, with lemon water.',
    notes: 'Blood count in six weeks.',
    vitals: { bloodPressure: { systolic: 108, diastolic: 70 }, pulse: 96, weight: 49.8 },
  },
  {
    visit: 38,
    diagnosis: 'High cholesterol',
    prescription: 'Rosuvastatin 10 mg at night.',
    notes: 'Fried food on Fridays only, as promised.',
    vitals: { bloodPressure: { systolic: 124, diastolic: 78 }, pulse: 74, bloodSugar: 110 },
  },
];

const ofHarpreetSinghGillsPatients: RecordSeed[] = [
  {
    visit: 44,
    diagnosis: 'Arthritis of both knees',
    prescription: 'Physiotherapy twice a week. A stick in the right hand.',
    notes: 'Talked about a new knee. Wants to wait for the harvest.',
    vitals: { bloodPressure: { systolic: 138, diastolic: 84 }, weight: 69 },
  },
  {
    visit: 45,
    diagnosis: 'Sprained ankle, right',
    prescription: 'Bandage for ten days. Keep it up in the evening.',
    notes: 'No break on the X-ray.',
  },
  {
    visit: 47,
    diagnosis: 'Stiff neck',
    prescription: 'Warmth, and the three stretches, every two hours at the desk.',
    notes: 'By phone. Come in if an arm feels numb.',
  },
];

export const recordsOfOtherPatients: RecordSeed[] = [
  ...ofArjunRao,
  ...ofAnanyaKrishnansPatients,
  ...ofHarpreetSinghGillsPatients,
];
