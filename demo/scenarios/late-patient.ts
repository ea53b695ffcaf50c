import type { Scenario } from './scenario.ts';

export const latePatient: Scenario = {
  title: 'A patient is late',
  summary: 'Arjun is held up on the day of his visit, and Dr. Krishnan’s day shows by how much.',
  proves: 'A late patient needs no phone call, and the doctor can see others in the meantime.',
  people: { main: 'patient-arjun-rao', other: 'doctor-ananya-krishnan' },
  time: '10:40',
  start: '/appointments?status=scheduled',
  otherStart: '/doctor/dashboard/doctor-ananya-krishnan',
  steps: [
    {
      say: 'Arjun’s visit is at 11, and his meeting takes longer. He opens his visit.',
      act: (on) => on.go('/appointments/book/confirm?id=appointment-013'),
      shows: (on) => on.seePage('Appointment Scheduled'),
    },
    {
      say: 'He says by how much he is late. Dr. Krishnan’s day shows at once when he will come.',
      note: 'On the stage, her laptop shows it. She gets a notice, too.',
      act: (on) => on.press('button', '10 minutes'),
      shows: (on) => on.read('Dr. Krishnan can see that you are 10 minutes late.'),
    },
    {
      say: 'The meeting goes on. He changes it to 20 minutes.',
      act: (on) => on.press('button', '20 minutes'),
      shows: (on) => on.read('Dr. Krishnan can see that you are 20 minutes late.'),
    },
    {
      say: 'It ends early after all, and he takes it back.',
      act: (on) => on.press('button', 'Not late'),
      shows: (on) => on.read('You are expected on time'),
    },
  ],
};
