import { dayName } from './day-name.ts';
import type { Scenario } from './scenario.ts';

export const declinedThenUpi: Scenario = {
  title: 'A declined card, then UPI',
  summary: 'The bank declines his card. Nothing is lost, and UPI pays in three taps.',
  proves: 'A declined card costs nothing, and UPI is one tap away.',
  people: { main: 'patient-arjun-rao' },
  time: '11:15',
  start: '/freelancers/freelancer-ramesh-pawar/book',
  steps: [
    {
      say: 'Arjun books a helper for tomorrow and goes to payment.',
      async act(on) {
        await on.choose('Date', dayName(1));
        await on.choose('Start time', '8:00 am');
        await on.fill(/Duration/, '3');
        await on.fill('Hospital name', 'Setubandh Hospital');
        await on.fill('Department', 'Cardiology OPD');
        await on.press('button', 'Continue to payment');
      },
      shows: (on) => on.see('button', /^Pay \$/),
    },
    {
      say: 'His bank declines the card. The page says so plainly, and that nothing was charged.',
      note: 'The card number is a test card of Stripe: 4000 0000 0000 0002.',
      async act(on) {
        await on.fill('Card number', '4000 0000 0000 0002');
        await on.fill('Expiry', '1234');
        await on.fill('CVC', '123');
        await on.press('button', /^Pay \$/);
      },
      shows: (on) => on.see('alert'),
    },
    {
      say: 'He switches to UPI. The request appears on his phone.',
      async act(on) {
        await on.press('radio', 'UPI');
        await on.press('button', /^Pay \$/);
      },
      shows: (on) => on.see('region', 'UPI request'),
    },
    {
      say: 'He approves it. The helper is booked, and he was charged once.',
      act: (on) => on.press('button', 'Approve'),
      shows: (on) => on.seePage('Ramesh is booked'),
    },
  ],
};
