import type { VisitSeed } from '../visit-seed.ts';

const doctor = 'harpreet-singh-gill';

export const visitsToHarpreetSinghGill: VisitSeed[] = [
  {
    number: 39,
    doctor,
    patient: 'arjun-rao',
    workday: 2,
    slot: 4,
    status: 'pending',
    notes: 'Shoulder hurts when I lift my arm.',
  },
  {
    number: 40,
    doctor,
    patient: 'kamala-devi',
    workday: 1,
    slot: 3,
    status: 'pending',
    notes: 'I come with my grandson and need a wheelchair at the gate.',
  },
  {
    number: 41,
    doctor,
    patient: 'poornima-hegde',
    workday: 3,
    slot: 4,
    appointmentType: 'video',
    status: 'pending',
  },
  {
    number: 42,
    doctor,
    patient: 'chandra-gowda',
    workday: 1,
    slot: 2,
    notes: 'Plaster off, if the X-ray is good.',
  },
  { number: 43, doctor, patient: 'dhruv-solanki', workday: 2, slot: 3, appointmentType: 'video' },
  { number: 44, doctor, patient: 'harinath-mishra', workday: -1, slot: 2, status: 'completed' },
  { number: 45, doctor, patient: 'gurleen-sandhu', workday: -2, slot: 4, status: 'completed' },
  {
    number: 46,
    doctor,
    patient: 'yusuf-ansari',
    workday: -3,
    slot: 1,
    status: 'cancelled',
    cancelledBy: 'doctor',
    cancelReason: 'The operating theatre runs late today.',
  },
  {
    number: 47,
    doctor,
    patient: 'nikita-fernandes',
    workday: -5,
    slot: 3,
    appointmentType: 'phone',
    status: 'completed',
  },
];
