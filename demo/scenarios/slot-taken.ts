import type { Scenario } from './scenario.ts';

export const slotTaken: Scenario = {
  title: 'A slot taken while you book',
  summary: 'Another patient books first. Meera’s notes are kept, and other times are one tap away.',
  proves: 'Two patients never get the same time, and no one has to write a note twice.',
  people: { main: 'patient-meera-nair' },
  time: '08:40',
  faults: 'bookAppointment:slot-taken@1',
  start: '/appointments/book/doctor-ananya-krishnan',
  steps: [
    {
      say: 'Meera picks a time for tomorrow and writes a note.',
      async act(on) {
        await on.press('radio', /^\w+, \d+ \w+, .+ free$/);
        await on.press('radio', /available$/);
        await on.fill('Notes for the doctor, optional', 'The tablets make me dizzy.');
      },
      shows: (on) => on.see('radio', /available$/, { checked: true }),
    },
    {
      say: 'While she was writing, someone else took that time. She presses Confirm.',
      note: 'The demo plays the faster patient with a fault. Its chip is in the strip above.',
      act: (on) => on.press('button', /^Confirm/),
      shows: (on) => on.read(/was just taken/),
    },
    {
      say: 'Her note is still there, and the nearest free times are one tap away. She takes the first.',
      act: (on) => on.within('alert', 'was just taken').press('button', /\d+:\d\d/),
      shows: (on) => on.see('radio', /available$/, { checked: true }),
    },
    {
      say: 'This time the booking goes through.',
      act: (on) => on.press('button', /^Confirm/),
      shows: (on) => on.seePage('Appointment Pending'),
    },
  ],
};
