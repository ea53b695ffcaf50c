import { weekday } from '../../src/contract/doctors.ts';
import { hours } from '../seed/doctor-seed.ts';
import { dayName } from './day-name.ts';
import type { Scenario } from './scenario.ts';

const helperId = 'freelancer-balwinder-singh';

export const queueAtAiims: Scenario = {
  title: 'A queue at AIIMS, with a token',
  summary: 'A helper waits in the queue for Meera’s father. The family follows from home.',
  people: { main: 'patient-meera-nair' },
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
      say: 'Meera’s father has a check-up at AIIMS in Delhi. He cannot stand for four hours. Balwinder waits there for others: she books him.',
      act: (on) => on.press('link', /^Book/),
      shows: (on) => on.see('combobox', 'Start time'),
    },
    {
      say: 'Day, time, hospital and department. The price is there before she pays.',
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
      say: 'She continues. The product does not know this hospital, so it asks whether it is in the helper’s city.',
      async act(on) {
        await on.press('button', 'Continue to payment');
        await on.press('button', 'Yes, it is in New Delhi');
      },
      shows: (on) => on.see('button', /^Pay \$/),
    },
    {
      say: 'She pays by card. Until the queue begins, she can cancel and gets the money back.',
      async act(on) {
        await on.fill('Card number', '4242 4242 4242 4242');
        await on.fill('Expiry', '1234');
        await on.fill('CVC', '123');
        await on.press('button', /^Pay \$/);
      },
      shows: (on) => on.seePage('Balwinder is booked'),
    },
    {
      say: 'The next morning Balwinder sets out.',
      note: 'In the product, the helper’s own app reports each step. The demo plays it.',
      async act(on) {
        await on.jump(1, '07:30');
        await on.press('button', 'Set out');
      },
      shows: (on) => on.seePage('Balwinder is on the way'),
    },
    {
      say: 'He joins the queue. The family sees the token, and how many are ahead.',
      act: (on) => on.press('button', 'Join the queue'),
      shows: (on) => on.seePage('Balwinder is in the queue'),
    },
    {
      say: 'It is their turn. Father has had his breakfast at home.',
      async act(on) {
        await on.press('button', 'Move up');
        await on.press('button', 'Call the patient');
      },
      shows: (on) => on.seePage('It is your turn'),
    },
  ],
};
