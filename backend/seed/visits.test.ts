import { describe, expect, it } from 'vitest';
import { holdsSlot } from '../../src/domain/appointments/appointment-status.ts';
import {
  addDays,
  dateInIndia,
  daysBetween,
  indiaInstant,
} from '../../src/domain/time/india-time.ts';
import {
  BOOKING_DAYS,
  isOffered,
  offeredTimes,
  type Schedule,
} from '../../src/domain/booking/slots.ts';
import type { AppointmentRecord } from '../store/records.ts';
import { createSeed } from './seed.ts';

const seed = createSeed('2026-11-21');

const days = Array.from({ length: 30 }, (_, index) => addDays('2027-03-02', index * 13));

const counted = (values: readonly string[]) => new Set(values).size;

describe('the demo’s visits, for any start day', () => {
  const starts = days.map((day) => {
    const { appointments, doctors } = createSeed(day);
    const schedules = new Map<string, Schedule>(doctors.map((record) => [record.id, record]));
    const visits = appointments.map((visit) => ({
      ...visit,
      schedule: schedules.get(visit.doctorId) ?? { availability: [] },
      isToCome: visit.date >= day,
    }));
    return { day, visits, midnight: indiaInstant(day, '00:00') };
  });
  type Start = (typeof starts)[number];
  type Visit = Start['visits'][number];

  const visitsThat = (isOdd: (visit: Visit, start: Start) => boolean) =>
    starts.flatMap((start) =>
      start.visits.filter((visit) => isOdd(visit, start)).map(({ id }) => `${id} on ${start.day}`),
    );
  const offered = ({ schedule, date }: Visit) => offeredTimes(schedule, date);

  it('use slots that their doctors offer', () => {
    expect(visitsThat((visit) => !offered(visit).includes(visit.time))).toEqual([]);
    const refused = visitsThat(
      (visit, { midnight }) => visit.isToCome && !isOffered(visit.schedule, visit, midnight),
    );
    expect(refused).toEqual([]);
  });

  it('never fall on a doctor’s leave days', () => {
    const onLeave = visitsThat(({ schedule, date }) => schedule.leaveDays?.includes(date) ?? false);
    expect(onLeave).toEqual([]);
    expect(seed.doctors.some(({ leaveDays }) => leaveDays && leaveDays.length > 0)).toBe(true);
  });

  it('leave the first two slots of each coming day free', () => {
    const early = visitsThat(
      (visit) => visit.isToCome && offered(visit).slice(0, 2).includes(visit.time),
    );
    expect(early).toEqual([]);
  });

  it('never share a slot, and no patient has two visits at the same time', () => {
    const clashes = starts.flatMap(({ visits }) => {
      const held = visits.filter(({ status }) => holdsSlot(status));
      const times = held.flatMap(({ doctorId, patientId, date, time }) =>
        [doctorId, patientId].map((person) => `${person} ${date} ${time}`),
      );
      return times.filter((time, index) => times.indexOf(time) !== index);
    });
    expect(clashes).toEqual([]);
  });

  it('are completed or cancelled once they are past, except for one of Dr. Krishnan’s visits', () => {
    const odd = visitsThat(({ id, isToCome, status }) =>
      isToCome
        ? status === 'completed'
        : (status === 'scheduled') !== (id === 'appointment-086') || status === 'pending',
    );
    expect(odd).toEqual([]);
  });

  it('were booked before they start, within the booking window', () => {
    const odd = visitsThat(({ createdAt, date }, { midnight }) => {
      const ahead = daysBetween(dateInIndia(new Date(createdAt)), date);
      return new Date(createdAt) >= midnight || ahead <= 0 || ahead >= BOOKING_DAYS;
    });
    expect(odd).toEqual([]);
  });

  it('record which user cancelled them', () => {
    const odd = visitsThat(
      ({ status, cancelledBy }) => (status === 'cancelled') !== (cancelledBy !== undefined),
    );
    expect(odd).toEqual([]);
  });

  it('have the same ids, doctors and patients for every start day', () => {
    const who = ({ id, doctorId, patientId }: AppointmentRecord) => [id, doctorId, patientId];
    for (const { visits } of starts) expect(visits.map(who)).toEqual(seed.appointments.map(who));
    expect(counted(seed.appointments.map(({ id }) => id))).toBe(seed.appointments.length);
  });

  it('involve only patients and doctors with accounts', () => {
    const roles = new Map(seed.accounts.map(({ id, role }) => [id, role]));
    const odd = visitsThat(
      ({ doctorId, patientId }) =>
        roles.get(doctorId) !== 'doctor' || roles.get(patientId) !== 'patient',
    );
    expect(odd).toEqual([]);
  });
});
