import type { VisitSeed } from '../visit-seed.ts';

const doctor = 'ananya-krishnan';

const today: VisitSeed[] = [
  {
    number: 11,
    doctor,
    patient: 'joseph-dsouza',
    workday: 0,
    slot: 2,
    notes: 'Follow-up after the stent.',
  },
  {
    number: 12,
    doctor,
    patient: 'kavya-iyer',
    workday: 0,
    slot: 3,
    appointmentType: 'video',
    notes: 'Heart beats fast at night.',
  },
  {
    number: 13,
    doctor,
    patient: 'imran-shaikh',
    workday: 0,
    slot: 4,
    appointmentType: 'video',
    notes: 'Review of the echo report.',
  },
  {
    number: 14,
    doctor,
    patient: 'sunita-yadav',
    workday: 0,
    slot: 5,
    notes: 'Breathless on the second floor.',
  },
  {
    number: 15,
    doctor,
    patient: 'poornima-hegde',
    workday: 0,
    slot: -2,
    notes: 'First visit, my mother had a heart attack at 50.',
  },
  {
    number: 16,
    doctor,
    patient: 'baldev-thakur',
    workday: 0,
    slot: -1,
    appointmentType: 'phone',
    notes: 'Blood pressure diary of the last month.',
  },
];

const requests: VisitSeed[] = [
  {
    number: 17,
    doctor,
    patient: 'phulmani-hansda',
    workday: 1,
    slot: 3,
    status: 'pending',
    notes: 'Sent by the health camp, with an ECG.',
  },
  {
    number: 18,
    doctor,
    patient: 'yusuf-ansari',
    workday: 2,
    slot: 3,
    appointmentType: 'phone',
    status: 'pending',
    notes: 'May I fast with these tablets?',
  },
  {
    number: 19,
    doctor,
    patient: 'nikita-fernandes',
    workday: 3,
    slot: 5,
    appointmentType: 'video',
    status: 'pending',
  },
  {
    number: 20,
    doctor,
    patient: 'aarav-joshi',
    workday: 6,
    slot: 2,
    status: 'pending',
    notes: 'College asks for a fitness letter before the athletics meet.',
  },
];

const upcoming: VisitSeed[] = [
  {
    number: 21,
    doctor,
    patient: 'arjun-rao',
    // At a time that few other doctors begin with: nobody can have two visits at once.
    workday: 1,
    slot: 7,
    appointmentType: 'video',
    notes: 'Blood pressure check.',
  },
  { number: 22, doctor, patient: 'kavya-iyer', workday: 2, slot: 5, appointmentType: 'video' },
  { number: 23, doctor, patient: 'joseph-dsouza', workday: 2, slot: 6, appointmentType: 'phone' },
  { number: 24, doctor, patient: 'rehana-begum', workday: 3, slot: 2 },
  { number: 25, doctor, patient: 'harinath-mishra', workday: 5, slot: 3 },
  { number: 26, doctor, patient: 'chandra-gowda', workday: 7, slot: 4 },
  {
    number: 27,
    doctor,
    patient: 'gurleen-sandhu',
    workday: 2,
    slot: 4,
    status: 'cancelled',
    cancelledBy: 'patient',
    cancelReason: 'I have to travel to my village.',
  },
];

const past: VisitSeed[] = [
  // Took place yesterday and is not completed yet: it can be completed at any time of day.
  {
    number: 86,
    doctor,
    patient: 'arjun-rao',
    workday: -1,
    slot: 4,
    notes: 'Dizzy in the morning since the new tablets.',
  },
  { number: 28, doctor, patient: 'joseph-dsouza', workday: -1, slot: 2, status: 'completed' },
  { number: 29, doctor, patient: 'sunita-yadav', workday: -2, slot: 3, status: 'completed' },
  {
    number: 30,
    doctor,
    patient: 'imran-shaikh',
    workday: -3,
    slot: 1,
    appointmentType: 'video',
    status: 'completed',
  },
  { number: 31, doctor, patient: 'kavya-iyer', workday: -4, slot: 5, status: 'completed' },
  {
    number: 32,
    doctor,
    patient: 'chandra-gowda',
    workday: -5,
    slot: 2,
    status: 'cancelled',
    cancelledBy: 'patient',
  },
  {
    number: 33,
    doctor,
    patient: 'arjun-rao',
    workday: -6,
    slot: 3,
    status: 'completed',
    notes: 'The first tablets made me cough.',
  },
  { number: 34, doctor, patient: 'tsering-dolma', workday: -8, slot: 4, status: 'completed' },
  {
    number: 35,
    doctor,
    patient: 'kamala-devi',
    workday: -9,
    slot: 0,
    appointmentType: 'phone',
    status: 'completed',
  },
  {
    number: 36,
    doctor,
    patient: 'yusuf-ansari',
    workday: -10,
    slot: 2,
    status: 'cancelled',
    cancelledBy: 'doctor',
    cancelReason: 'I am needed in the emergency ward. Please book again for this week.',
  },
  { number: 37, doctor, patient: 'gurleen-sandhu', workday: -12, slot: 3, status: 'completed' },
  { number: 38, doctor, patient: 'rehana-begum', workday: -20, slot: 1, status: 'completed' },
];

/** Six today, requests to accept, and patients seen lately. */
export const visitsToAnanyaKrishnan: VisitSeed[] = [...today, ...requests, ...upcoming, ...past];
