import type { RecordSeed } from '../record-seed.ts';

export const recordsOfMeeraNair: RecordSeed[] = [
  {
    visit: 81,
    diagnosis: 'Blood pressure above normal',
    prescription:
      'No tablets for now.\nLess salt: no pickle or papad on weekdays.\nWalk 30 minutes a day.',
    notes: 'Father takes tablets for blood pressure. Reads at home once a week and writes it down.',
    vitals: {
      bloodPressure: { systolic: 138, diastolic: 90 },
      pulse: 84,
      bloodSugar: 112,
      weight: 68.4,
    },
  },
  {
    visit: 82,
    diagnosis: 'Blood pressure above normal, coming down',
    prescription: 'Go on as before. Sugar in tea: one spoon a day.',
    notes: 'Walks four times a week. Sleeps six hours, wants to make it seven.',
    vitals: {
      bloodPressure: { systolic: 134, diastolic: 88 },
      pulse: 82,
      bloodSugar: 108,
      weight: 67.6,
    },
  },
  {
    visit: 83,
    diagnosis: 'Blood pressure, high normal',
    prescription: 'Go on as before.',
    notes: 'The diary from home agrees with what is measured here.',
    vitals: {
      bloodPressure: { systolic: 130, diastolic: 84 },
      pulse: 79,
      bloodSugar: 104,
      weight: 66.7,
    },
  },
  {
    visit: 84,
    diagnosis: 'Fluttering heartbeat at night, harmless',
    prescription: 'No coffee after four in the afternoon.',
    notes: 'ECG normal. Comes with long evenings at work, goes away by itself within minutes.',
    vitals: {
      bloodPressure: { systolic: 128, diastolic: 83 },
      pulse: 80,
      bloodSugar: 103,
      weight: 66.1,
    },
  },
  {
    visit: 85,
    diagnosis: 'Blood pressure, high normal',
    prescription: 'Go on as before. Next visit for the yearly check-up.',
    notes: 'The flutter has not come back.',
    vitals: {
      bloodPressure: { systolic: 125, diastolic: 81 },
      pulse: 76,
      bloodSugar: 100,
      weight: 65.3,
    },
  },
  {
    visit: 1,
    diagnosis: 'Annual heart check-up',
    prescription: 'No tablets. Blood test for lipids before the next check-up.',
    notes: 'ECG and echo normal. Blood pressure is where it should be: well done.',
    vitals: {
      bloodPressure: { systolic: 122, diastolic: 79 },
      pulse: 74,
      bloodSugar: 97,
      weight: 64.8,
    },
  },
  {
    visit: 3,
    diagnosis: 'Knee strain, left',
    prescription:
      'Ice for 15 minutes, twice a day, for a week.\nKnee exercises from the sheet, for six weeks.',
    prescriptionLines: [
      {
        medicine: 'Paracetamol 500 mg',
        dose: '1 tablet',
        when: 'When it hurts, after food',
        duration: '5 days',
        remarks: 'At most three a day',
      },
    ],
    notes: 'Fell on the stairs. No swelling, the ligaments hold. X-ray not needed.',
    vitals: {
      bloodPressure: { systolic: 118, diastolic: 76 },
      pulse: 72,
      bloodSugar: 94,
      weight: 64,
    },
  },
  {
    visit: 4,
    diagnosis: 'Seasonal eczema, both arms',
    prescription: '',
    prescriptionLines: [
      { medicine: 'Plain moisturiser', when: 'After each bath' },
      {
        medicine: 'Hydrocortisone 1% cream',
        dose: 'A thin layer',
        when: 'At night',
        duration: '7 nights',
        remarks: 'Not on the face',
      },
    ],
    notes:
      'By video. Dry patches inside both elbows, no infection. Change to a soap without perfume.',
  },
];
