import { addDays } from '../../src/domain/time/india-time.ts';
import type { Scenario } from './scenario.ts';
import { withFullDay } from './seed-changes.ts';

const doctorId = 'doctor-ananya-krishnan';
/** 'Thu 26 Nov, 9:00 am' */
const nextFree = /^\w+ \d+ \w+, \d+:\d+/;

export const fullyBooked: Scenario = {
  title: 'Fully booked',
  summary: 'Arjun wants a visit today, but today and tomorrow are full.',
  proves: 'A patient sees at once which days are full, and books the next free time.',
  people: { main: 'patient-arjun-rao' },
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
      say: 'The page says that today is full. He picks it all the same: every time is taken.',
      note: 'Taken times stay in view, struck through. A screen reader hears ‘taken’ too.',
      act: (on) => on.press('radio', /today, fully booked$/),
      shows: (on) => on.see('radio', /today, fully booked$/, { checked: true }),
    },
    {
      say: 'Tomorrow is full too. The page names the next free time, and doctors who are free sooner.',
      act: (on) => on.press('radio', /^\w+, \d+ \w+, fully booked$/),
      shows: (on) => on.see('button', nextFree),
    },
    {
      say: 'He takes the next free time with one press.',
      act: (on) => on.press('button', nextFree),
      shows: (on) => on.see('radio', /available$/, { checked: true }),
    },
    {
      say: 'He confirms. The request is sent, with no phone call.',
      act: (on) => on.press('button', /^Confirm/),
      shows: (on) => on.seePage('Appointment Pending'),
    },
  ],
};
