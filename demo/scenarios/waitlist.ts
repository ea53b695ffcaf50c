import type { SeedData } from '../../backend/store/records.ts';
import { weekday } from '../../src/contract/doctors.ts';
import { partOfDay } from '../../src/contract/waitlist.ts';
import { addDays, indiaInstant } from '../../src/domain/time/india-time.ts';
import type { Scenario } from './scenario.ts';
import { withFullDay } from './seed-changes.ts';

const doctorId = 'doctor-ananya-krishnan';
const TIME = '08:10';
const OFFER_END = '08:25';
const AFTER_IT = '08:26';

/** The last time of today is held for Joseph, who is first in the line and does not answer. */
function withOneInLine(seed: SeedData, today: string): SeedData {
  const full = withFullDay(seed, { doctorId, date: today, bookedOn: addDays(today, -1) });
  const own = full.appointments.filter((one) => one.doctorId === doctorId && one.date === today);
  const freed = own.toSorted((a, b) => a.time.localeCompare(b.time)).at(-1);
  if (!freed) throw new Error('Dr. Krishnan has no visit today');
  const at = indiaInstant(today, TIME).toISOString();
  const endsAt = indiaInstant(today, OFFER_END).toISOString();
  return {
    ...full,
    appointments: full.appointments.filter((one) => one !== freed),
    sharings: full.sharings.filter(({ id }) => id !== freed.id),
    waitlist: [
      {
        id: 'waitlist-joseph',
        patientId: 'patient-joseph-dsouza',
        doctorId,
        appointmentType: 'in-person',
        days: weekday.options,
        parts: partOfDay.options,
        until: addDays(today, 7),
        askedAt: indiaInstant(addDays(today, -1), '18:00').toISOString(),
        offer: { date: today, time: freed.time, at, notifiedAt: at, endsAt },
        passed: [],
        expiresAt: endsAt,
      },
    ],
  };
}

export const waitlist: Scenario = {
  title: 'A waitlist',
  summary: 'Arjun waits for an earlier time, and gets it when the one before him does not answer.',
  proves: 'A freed time goes to one patient after another, in the order they asked.',
  people: { main: 'patient-arjun-rao' },
  time: TIME,
  seed: withOneInLine,
  start: `/appointments/book/${doctorId}`,
  steps: [
    {
      say: 'Arjun would like to see Dr. Krishnan today, but every time is taken.',
      act: (on) => on.press('radio', /today, fully booked$/),
      shows: (on) => on.see('button', 'Tell me about an earlier time'),
    },
    {
      say: 'He asks to be told about an earlier time. He could leave out days and times of day.',
      act: (on) => on.press('button', 'Tell me about an earlier time'),
      shows: (on) => on.see('group', 'Days'),
    },
    {
      say: 'He joins the waitlist, and is second in the line. The page promises him nothing.',
      note: 'A cancelled time of today is held for Joseph, who asked first, until 8:25.',
      act: (on) => on.press('button', 'Join the waitlist'),
      shows: (on) => on.read(/You are number 2 in the line/),
    },
    {
      say: 'Joseph does not answer for 15 minutes. Now the time is held for Arjun, who gets a notice at once, also by SMS.',
      note: 'The demo’s clock moves. From 9 in the evening, he would get it at 8 in the morning.',
      act: (on) => on.jump(0, AFTER_IT),
      shows: (on) => on.see('button', 'Request this time'),
    },
    {
      say: 'He requests it with one press. No one else could take it in between.',
      act: (on) => on.press('button', 'Request this time'),
      shows: (on) => on.read(/You have requested/),
    },
  ],
};
