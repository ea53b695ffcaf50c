import type { AppointmentRecord, SeedData } from '../../backend/store/records.ts';
import { deliveryRecords } from '../../backend/seed/delivery-seed.ts';
import { addDays, indiaInstant } from '../../src/domain/time/india-time.ts';
import type { Scenario } from './scenario.ts';

const TIME = '17:50';
/** The doctor has them on each working day. All are up to two hours after the second jump. */
const VISIT_TIMES = ['12:00', '12:30', '11:30', '11:00'];
const SOON = '10:45';

function withVisitTomorrow(seed: SeedData, today: string): SeedData {
  const known = seed.appointments.find(({ id }) => id === 'appointment-007');
  if (!known) throw new Error('There is no appointment-007');
  const date = addDays(today, 1);
  const people = [known.doctorId, known.patientId];
  const taken = seed.appointments
    .filter((one) => one.date === date && people.some((id) => isOf(one, id)))
    .map(({ time }) => time);
  const time = VISIT_TIMES.find((one) => !taken.includes(one));
  if (time === undefined) throw new Error(`The doctor is busy on ${date}`);
  const visit = { ...known, id: 'appointment-tomorrow', date, time };
  const sharing = seed.sharings.find(({ id }) => id === known.id);
  const reminders = deliveryRecords([visit], indiaInstant(today, TIME));
  return {
    ...seed,
    appointments: [...seed.appointments, visit],
    sharings: [...seed.sharings, ...(sharing ? [{ ...sharing, id: visit.id }] : [])],
    deliveries: [...(seed.deliveries ?? []), ...reminders],
  };
}

function isOf({ doctorId, patientId }: AppointmentRecord, id: string): boolean {
  return doctorId === id || patientId === id;
}

export const dayBefore: Scenario = {
  title: 'The day before a visit',
  summary: 'Meera is reminded of her visit, in the app and by SMS, and chooses what she gets.',
  proves: 'A reminder comes once, at the right time, and never of a visit that has moved.',
  people: { main: 'patient-meera-nair' },
  time: TIME,
  seed: withVisitTomorrow,
  start: '/appointments?status=scheduled',
  steps: [
    {
      say: 'Meera has a visit to Dr. Krishnan tomorrow. In her account, she sees which notices she gets.',
      act: (on) => on.go('/user'),
      shows: (on) => on.see('group', 'Reminders'),
    },
    {
      say: 'It is six in the evening. She is reminded in the app, and by SMS on the demo phone.',
      note: 'The demo’s clock moves. The SMS is under Notices.',
      act: (on) => on.jump(0, '18:00'),
      shows: (on) => on.read(/Your visit with .+ is tomorrow/),
    },
    {
      say: 'The next morning, two hours before the visit, she is reminded again. At night, nothing came.',
      act: (on) => on.jump(1, SOON),
      shows: (on) => on.read(/Your visit with .+ begins at/),
    },
    {
      say: 'The reminders in the app are enough for her. She turns those by SMS off.',
      act: (on) => on.within('group', 'Reminders').press('checkbox', 'SMS'),
      shows: (on) => on.within('group', 'Reminders').see('checkbox', 'SMS', { checked: false }),
    },
  ],
};
