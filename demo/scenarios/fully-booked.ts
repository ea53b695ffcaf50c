import { addDays } from '../../src/domain/time/india-time.ts';
import type { Scenario } from './scenario.ts';
import { withFullDay } from './seed-changes.ts';

const doctorId = 'doctor-ananya-krishnan';

export const fullyBooked: Scenario = {
  title: 'Fully booked',
  summary: 'Arjun wants a visit today, but today and tomorrow are full.',
  people: { main: 'patient-arjun-rao', other: doctorId },
  time: '08:10',
  seed: (seed, today) =>
    [today, addDays(today, 1)].reduce(
      (changed, date) => withFullDay(changed, { doctorId, date, bookedOn: addDays(today, -1) }),
      seed,
    ),
  start: `/doctors/${doctorId}`,
  steps: [
    {
      say: 'Arjun would like to see Dr. Krishnan today. He opens her booking page from her profile.',
      act: (on) => on.press('link', /^Book Appointment/),
      shows: (on) => on.seePage('Book an appointment'),
    },
    {
      say: 'He picks today. Every time is taken, and the page shows that clearly.',
      note: 'Taken times stay in view, struck through. A screen reader hears ‘taken’ too.',
      act: (on) => on.press('radio', /today$/),
      shows: (on) => on.see('radio', /today, fully booked$/),
    },
    {
      say: 'Tomorrow is full too.',
      act: (on) => on.press('radio', /^\w+, \d+ \w+$/),
      shows: (on) => on.see('radio', /^\w+, \d+ \w+, fully booked$/),
    },
    {
      say: 'The day after has free times. He picks the first one.',
      async act(on) {
        await on.press('radio', /^\w+, \d+ \w+$/);
        await on.press('radio', /available$/);
      },
      shows: (on) => on.see('radio', /available$/, { checked: true }),
    },
    {
      say: 'He confirms. The request is sent, with no phone call.',
      act: (on) => on.press('button', /^Confirm/),
      shows: (on) => on.seePage('Appointment Pending'),
    },
  ],
};
