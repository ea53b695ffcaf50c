import { weekday } from '../../src/contract/doctors.ts';
import { hours } from '../../backend/seed/doctor-seed.ts';
import { dayName } from './day-name.ts';
import type { Scenario } from './scenario.ts';
import { HELPER } from './stage-people.ts';

const helperId = 'freelancer-balwinder-singh';

export const queueAtAiims: Scenario = {
  title: 'A queue at AIIMS, with a token',
  summary: 'A helper waits in the queue for Meera’s father. The family follows it from home.',
  proves: 'A family can follow a hospital queue from home.',
  people: { main: 'patient-meera-nair', other: HELPER },
  devices: 'phone-phone',
  time: '19:30',
  seed: (seed) => ({
    ...seed,
    freelancers: seed.freelancers.map((helper) =>
      helper.id === helperId
        ? { ...helper, availability: hours(weekday.options, '07:00', '12:00') }
        : helper,
    ),
  }),
  start: `/freelancers/${helperId}`,
  steps: [
    {
      say: 'Meera’s father has a check-up at AIIMS, Delhi, and can’t stand in a queue for hours. She books Balwinder to wait for him.',
      act: (on) => on.press('link', /^Book/),
      shows: (on) => on.see('combobox', 'Start time'),
    },
    {
      say: 'She picks the day, time, hospital and department. The price is shown before she pays.',
      async act(on) {
        await on.choose('Date', dayName(1));
        await on.choose('Start time', '8:00 am');
        await on.fill(/Duration/, '3');
        await on.fill('Hospital name', 'AIIMS, Ansari Nagar');
        await on.fill('Department', 'Cardiology OPD');
      },
      shows: (on) => on.read('$90.00'),
    },
    {
      say: 'CareSetu doesn’t know this hospital, so it asks if it is in New Delhi.',
      async act(on) {
        await on.press('button', 'Continue to payment');
        await on.press('button', 'Yes, it is in New Delhi');
      },
      shows: (on) => on.see('button', /^Pay \$/),
    },
    {
      say: 'She pays by card. She can cancel free of charge up to two hours before the start.',
      async act(on) {
        await on.fill('Card number', '4242 4242 4242 4242');
        await on.fill('Expiry', '1234');
        await on.fill('CVC', '123');
        await on.press('button', /^Pay \$/);
      },
      shows: (on) => on.seePage('Balwinder is booked'),
    },
    {
      say: 'The next morning, Balwinder sets out.',
      note: 'In the product, the helper’s own app reports each step. The demo plays it, on the stage on his phone.',
      async act(on) {
        await on.jump(1, '07:30');
        await on.other.press('button', 'Set out');
      },
      shows: (on) => on.seePage('Balwinder is on the way'),
    },
    {
      say: 'He joins the queue. The family sees the token number and how many people are ahead.',
      act: (on) => on.other.press('button', 'Join the queue'),
      shows: (on) => on.seePage('Balwinder is in the queue'),
    },
    {
      say: 'It’s their turn. Her father had breakfast at home instead of in the queue.',
      async act(on) {
        await on.other.press('button', 'Move up');
        await on.other.press('button', 'Call the patient');
      },
      shows: (on) => on.seePage('It is your turn'),
    },
  ],
};
