import type { Appointment } from '../../contract/appointments.ts';
import type { Role } from '../../contract/common.ts';
import type { CalendarVisit } from '../../domain/ics.ts';
import { withDoctorTitle } from '../../domain/names.ts';
import { appointmentTypes } from '../AppointmentTypeLabel/AppointmentTypeLabel.tsx';
import { visitPlace } from '../visit-place.ts';

/** Contains neither notes nor specialty, because calendars are shared. */
export function calendarVisit(appointment: Appointment, viewer: Role): CalendarVisit {
  const { id, date, time, status, createdAt, appointmentType, doctor, patient } = appointment;
  const isInPerson = appointmentType === 'in-person';
  const who =
    viewer === 'patient'
      ? `Visit to ${withDoctorTitle(doctor.name)}`
      : `Visit with ${patient.name}`;
  const early = isInPerson ? 'Please arrive' : 'Please be ready';
  return {
    id,
    date,
    time,
    status,
    createdAt,
    title: status === 'pending' ? `${who} (requested)` : who,
    description: [
      `${appointmentTypes[appointmentType].label} visit, booked with CareSetu.`,
      ...(viewer === 'patient' ? [`${early} 10 minutes early.`] : []),
    ].join(' '),
    place: isInPerson ? visitPlace(doctor) : null,
  };
}
