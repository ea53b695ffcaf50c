import type { Appointment } from '../../../contract/appointments.ts';
import type { Role } from '../../../contract/common.ts';
import type { CalendarVisit } from '../../../domain/appointments/ics.ts';
import { withDoctorTitle } from '../../../domain/names.ts';
import { t } from '../../../words/t.ts';
import { appointmentTypes } from '../../appointments/AppointmentTypeLabel/AppointmentTypeLabel.tsx';
import { visitPlace } from '../../appointments/visit-place.ts';

/**
 * Omits the notes and the specialty, because users may share their calendar.
 * @param room of a video visit, with its origin
 */
export function calendarVisit(
  appointment: Appointment,
  viewer: Role,
  { room, organizer }: { room: string; organizer: string | null },
): CalendarVisit {
  const { id, date, time, status, createdAt, revision, history } = appointment;
  const { appointmentType, doctor, patient } = appointment;
  const isInPerson = appointmentType === 'in-person';
  const name = viewer === 'patient' ? withDoctorTitle(doctor.name) : patient.name;
  const who = calendarTitle(appointmentType === 'phone', viewer, name);
  const advice = isInPerson
    ? t`Please arrive 10 minutes early.`
    : t`Please be ready 10 minutes early.`;
  return {
    id,
    date,
    time,
    status,
    createdAt,
    revision,
    history,
    title: status === 'pending' ? t`${who} (requested)` : who,
    description: [
      t`${appointmentTypes[appointmentType].label} visit, booked with CareSetu.`,
      ...(viewer === 'patient' ? [advice] : []),
    ].join(' '),
    place: isInPerson ? visitPlace(appointment.place) : null,
    room: appointmentType === 'video' ? room : null,
    organizer,
  };
}

function calendarTitle(isByPhone: boolean, viewer: Role, name: string): string {
  if (isByPhone) return t`Visit by phone with ${name}`;
  return viewer === 'patient' ? t`Visit to ${name}` : t`Visit with ${name}`;
}
