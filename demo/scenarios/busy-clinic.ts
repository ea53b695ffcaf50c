import type { Scenario } from './scenario.ts';

export const busyClinic: Scenario = {
  title: 'A busy clinic day',
  summary:
    'Dr. Krishnan answers requests between patients and finishes her notes during the visit.',
  proves:
    'A doctor can run a full day on one page, and patients get their records before they leave.',
  people: { main: 'doctor-ananya-krishnan', other: 'patient-joseph-dsouza' },
  devices: 'laptop-phone',
  otherStart: '/appointments?status=completed',
  time: '10:40',
  start: '/',
  steps: [
    {
      say: 'It’s 10:40. Dr. Krishnan’s dashboard shows who is next and which requests need a reply.',
      act: (on) => on.go('/doctor/dashboard/doctor-ananya-krishnan'),
      shows: (on) => on.seePage(/^Good \w+, Dr\. Krishnan$/),
    },
    {
      say: 'A patient from a health camp has asked for a visit. She reads the reason and accepts.',
      act: (on) => on.press('button', /^Accept the request from Phulmani/),
      shows: (on) => on.read(/accepted/i),
    },
    {
      say: 'She is away on the day Aarav asked for. She declines and tells him why.',
      async act(on) {
        await on.press('button', /^Decline the request from Aarav/);
        await on.fill(/^Reason/, 'I am at a conference that day.');
        await on.press('button', 'Decline request');
        await on.seeGone('dialog', 'Decline this request?');
      },
      shows: (on) => on.read('2 waiting for your reply'),
    },
    {
      say: 'Joseph comes in. His reason, readings and history are on one page.',
      act: (on) => on.press('link', /^Start the visit with Joseph/),
      shows: (on) => on.seePage(/^Visit with Joseph/),
    },
    {
      say: 'She writes notes as they talk and completes the visit. Joseph has the record on his phone before he leaves.',
      note: 'A reload would not lose what she has written.',
      async act(on) {
        await on.fill('Diagnosis', 'Stable after the stent');
        await on.fill(/^Prescription/, 'Aspirin 75 mg, one a day after food');
        await on.press('button', 'Complete visit');
      },
      shows: (on) => on.read('Visit completed'),
    },
  ],
};
