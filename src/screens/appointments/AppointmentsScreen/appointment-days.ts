import type { Appointment } from '../../../contract/appointments.ts';
import type { Role } from '../../../contract/common.ts';

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

/** Doctors have visits of earlier days to complete. */
export function splitVisits(
  appointments: readonly Appointment[],
  role: Role,
  today: string,
): { toComplete: Appointment[]; earlier: Appointment[]; coming: AppointmentDay[] } {
  const past = appointments.filter(({ date }) => date < today);
  const toComplete = role === 'doctor' ? past.filter(({ status }) => status === 'scheduled') : [];
  return {
    toComplete,
    earlier: past.filter((visit) => !toComplete.includes(visit)),
    coming: appointmentDays(appointments.filter(({ date }) => date >= today)),
  };
}
