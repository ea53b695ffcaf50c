import type { Appointment } from '../../../contract/appointments.ts';
import type { Role } from '../../../contract/common.ts';
import { isMissed } from '../../../domain/appointments/appointment-status.ts';
import { findUnmarkProblem } from '../../../domain/appointments/attendance.ts';
import { dateInIndia } from '../../../domain/time/india-time.ts';

export interface AppointmentDay {
  /** Date in India, as yyyy-MM-dd. */
  date: string;
  appointments: Appointment[];
}

/** Sorted by day and time (spec §2 Appointments). */
export function appointmentDays(appointments: readonly Appointment[]): AppointmentDay[] {
  const instantOf = ({ date, time }: Appointment) => `${date} ${time}`;
  const inOrder = [...appointments].sort((a, b) => instantOf(a).localeCompare(instantOf(b)));
  const days: AppointmentDay[] = [];
  for (const appointment of inOrder) {
    const last = days.at(-1);
    if (last?.date === appointment.date) last.appointments.push(appointment);
    else days.push({ date: appointment.date, appointments: [appointment] });
  }
  return days;
}

/** Latest day and time first, because users look for the visit that they remember. */
export function earlierDays(appointments: readonly Appointment[]): AppointmentDay[] {
  return appointmentDays(appointments)
    .toReversed()
    .map(({ date, appointments: ofDay }) => ({ date, appointments: ofDay.toReversed() }));
}

/** A visit with a mark stays until its mark cannot be taken back. */
function isToComplete(visit: Appointment, now: Date): boolean {
  if (isMissed(visit)) return findUnmarkProblem(visit, now) === null;
  return visit.status === 'scheduled';
}

/** Doctors have visits of earlier days to complete. */
export function splitVisits(
  appointments: readonly Appointment[],
  role: Role,
  now: Date,
): { toComplete: Appointment[]; earlier: Appointment[]; coming: AppointmentDay[] } {
  const today = dateInIndia(now);
  const past = appointments.filter(({ date }) => date < today);
  const toComplete = role === 'doctor' ? past.filter((visit) => isToComplete(visit, now)) : [];
  return {
    toComplete,
    earlier: past.filter((visit) => !toComplete.includes(visit)),
    coming: appointmentDays(appointments.filter(({ date }) => date >= today)),
  };
}
