import type { Scenario } from './scenario.ts';

export const movedVisit: Scenario = {
  title: 'A visit that moves',
  summary: 'Meera cannot come, and moves her visit instead of cancelling it. Dr. Krishnan agrees.',
  proves: 'A visit can move without a phone call, and keeps its notes, its price and its place.',
  people: { main: 'patient-meera-nair', other: 'doctor-ananya-krishnan' },
  time: '10:10',
  start: '/appointments#appointment-007',
  steps: [
    {
      say: 'Meera will be away on the day of her visit to Dr. Krishnan. She starts to cancel it, and is offered another time first.',
      async act(on) {
        await on.within('listitem', 'Dr. Ananya Krishnan').press('button', /^Cancel appointment/);
        await on.press('link', 'Choose another time');
      },
      shows: (on) => on.seePage('Move your visit'),
    },
    {
      say: 'She picks the first free time of another day.',
      async act(on) {
        await on.press('radio', /^\w+, \d+ \w+, .+ free$/);
        await on.press('radio', /available$/);
      },
      shows: (on) => on.see('radio', /available$/, { checked: true }),
    },
    {
      say: 'She proposes it. Both times are held for her until Dr. Krishnan replies.',
      act: (on) => on.press('button', 'Propose this time'),
      shows: (on) => on.see('button', /^Withdraw/),
    },
    {
      say: 'Meera looks at other doctors. Dr. Krishnan accepts the new time, and Meera sees it at once.',
      note: 'In one tab, the demo plays the doctor. On the stage, she accepts on her own laptop.',
      async act(on) {
        await on.go('/doctors');
        await on.answer('accept-move');
      },
      shows: (on) => on.read(/accepted the new time/),
    },
  ],
};
