import type { Appointment } from '../../contract/appointments.ts';
import type { Role } from '../../contract/common.ts';
import { weekday } from '../../contract/doctors.ts';
import type { MedicalRecord, Vitals } from '../../contract/records.ts';
import {
  addDays,
  dateInIndia,
  indiaInstant,
  toMinutes,
  timeInIndia,
  getWeekday,
} from '../time/india-time.ts';
import { SLOT_MINUTES } from '../booking/slots.ts';
import { getProposal } from './move.ts';
import { isMissed } from './appointment-status.ts';

/** Spec §2, §9. */
export const PATIENT_LIST_CAP = 3;
export const DOCTOR_LIST_CAP = 5;

const LAPSE_SHOWN_DAYS = 7;

/** `total` is the sum of the others (spec §2 Doctor dashboard). */
export interface VisitCounts {
  total: number;
  completed: number;
  cancelled: number;
  upcoming: number;
  requests: number;
  toComplete: number;
  missed: number;
}

export interface WeekDayCount {
  /** yyyy-MM-dd, India time. */
  date: string;
  completed: number;
  /** Includes past scheduled visits. */
  booked: number;
}

export type VisitedPatient = Appointment['patient'];
export type VisitedDoctor = Appointment['doctor'];

export function getStart({ date, time }: Pick<Appointment, 'date' | 'time'>): Date {
  return indiaInstant(date, time);
}

export function isVisitNow(visit: Pick<Appointment, 'date' | 'time'>, now: Date): boolean {
  if (visit.date !== dateInIndia(now)) return false;
  const passed = toMinutes(timeInIndia(now)) - toMinutes(visit.time);
  return passed >= 0 && passed < SLOT_MINUTES;
}

export function upcomingVisits(appointments: readonly Appointment[], now: Date): Appointment[] {
  return appointments
    .filter(
      (visit) =>
        visit.status === 'scheduled' &&
        !isMissed(visit) &&
        (getStart(visit) >= now || isVisitNow(visit, now)),
    )
    .sort(bySoonest);
}

/** Excludes lapsed requests. Sorted by start. */
export function openRequests(appointments: readonly Appointment[], now: Date): Appointment[] {
  return appointments
    .filter((visit) => visit.status === 'pending' && getStart(visit) >= now)
    .sort(bySoonest);
}

/** Sorted by start. Those of the other side come first, because they wait for the user. */
export function visitsWithProposal(
  appointments: readonly Appointment[],
  viewer: Role,
  now: Date,
): Appointment[] {
  const isOwn = ({ proposal }: Appointment) => Number(proposal?.by === viewer);
  return appointments
    .filter((visit) => getProposal(visit, now) !== null)
    .sort((a, b) => isOwn(a) - isOwn(b) || bySoonest(a, b));
}

/** Excludes a lapsed request if the patient booked the doctor again. Sorted by start. */
export function lapsedRequests(appointments: readonly Appointment[], now: Date): Appointment[] {
  const since = addDays(dateInIndia(now), -LAPSE_SHOWN_DAYS);
  const isFollowed = (lapsed: Appointment) =>
    appointments.some(
      ({ doctorId, createdAt }) =>
        doctorId === lapsed.doctorId && new Date(createdAt) > getStart(lapsed),
    );
  return appointments
    .filter((visit) => visit.cancelledBy === 'system' && visit.date >= since && !isFollowed(visit))
    .sort(bySoonest);
}

export function todaysVisits(appointments: readonly Appointment[], now: Date): Appointment[] {
  const today = dateInIndia(now);
  return appointments
    .filter(
      ({ date, status }) => date === today && (status === 'scheduled' || status === 'completed'),
    )
    .sort(bySoonest);
}

export function visitsToComplete(appointments: readonly Appointment[], now: Date): Appointment[] {
  return appointments
    .filter(
      (visit) =>
        visit.status === 'scheduled' &&
        !isMissed(visit) &&
        getStart(visit) < now &&
        !isVisitNow(visit, now),
    )
    .sort(bySoonest);
}

export function countVisits(appointments: readonly Appointment[], now: Date): VisitCounts {
  const count = (status: Appointment['status']) =>
    appointments.filter((visit) => visit.status === status).length;
  const requests = openRequests(appointments, now).length;
  return {
    total: appointments.length,
    completed: count('completed'),
    cancelled: count('cancelled') + count('pending') - requests,
    upcoming: upcomingVisits(appointments, now).length,
    requests,
    toComplete: visitsToComplete(appointments, now).length,
    missed: appointments.filter(isMissed).length,
  };
}

export function weekCounts(appointments: readonly Appointment[], now: Date): WeekDayCount[] {
  const today = dateInIndia(now);
  const sinceMonday = weekday.options.indexOf(getWeekday(today));
  return Array.from({ length: 7 }, (_, index) => {
    const date = addDays(today, index - sinceMonday);
    const ofDay = appointments.filter((visit) => visit.date === date);
    return {
      date,
      completed: ofDay.filter(({ status }) => status === 'completed').length,
      booked: ofDay.filter(({ status }) => status === 'scheduled').length,
    };
  });
}

export function recentPatients(appointments: readonly Appointment[]): VisitedPatient[] {
  return distinct(completedLatestFirst(appointments).map(({ patient }) => patient));
}

/** Spec §2 Patient dashboard. */
export function yourDoctors(appointments: readonly Appointment[]): VisitedDoctor[] {
  const lastVisits = completedLatestFirst(appointments).slice(0, PATIENT_LIST_CAP);
  return distinct(lastVisits.map(({ doctor }) => doctor));
}

export interface Reading {
  date: string;
  value: number;
}

export interface VitalsHistory {
  systolic: Reading[];
  diastolic: Reading[];
  pulse: Reading[];
  bloodSugar: Reading[];
  weight: Reading[];
}

export function vitalsHistory(records: readonly MedicalRecord[]): VitalsHistory {
  const inOrder = [...records].sort((a, b) => a.date.localeCompare(b.date));
  const readings = (valueOf: (vitals: Vitals) => number | undefined): Reading[] =>
    inOrder.flatMap(({ date, vitals }) => {
      const value = vitals && valueOf(vitals);
      return value === undefined ? [] : [{ date, value }];
    });
  return {
    systolic: readings(({ bloodPressure }) => bloodPressure?.systolic),
    diastolic: readings(({ bloodPressure }) => bloodPressure?.diastolic),
    pulse: readings(({ pulse }) => pulse),
    bloodSugar: readings(({ bloodSugar }) => bloodSugar),
    weight: readings(({ weight }) => weight),
  };
}

function completedLatestFirst(appointments: readonly Appointment[]): Appointment[] {
  return appointments
    .filter(({ status }) => status === 'completed')
    .sort((a, b) => bySoonest(b, a));
}

function bySoonest(a: Appointment, b: Appointment): number {
  return `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`);
}

function distinct<T extends { id: string }>(people: readonly T[]): T[] {
  return people.filter(({ id }, at) => people.findIndex((person) => person.id === id) === at);
}
