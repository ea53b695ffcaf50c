import { cancellationText } from '../../components/cancellation-text.ts';
import type { Appointment } from '../../contract/appointments.ts';
import type { Role } from '../../contract/common.ts';
import type { RoomState } from '../../domain/consultation.ts';
import { formatDay, formatTime, type HourCycle } from '../../domain/india-time.ts';
import { doctorShortName } from '../../domain/names.ts';

export type RoomExit = 'appointments' | 'book' | 'records' | 'visit' | 'message';

export interface RoomClosing {
  title: string;
  message: string;
  exit: RoomExit;
  label: string;
}

/** Says why a visit has no call (any more), and links onward. */
export function roomClosing(
  visit: Appointment,
  state: Exclude<RoomState, 'open'>,
  viewer: Role,
  hourCycle: HourCycle,
): RoomClosing {
  const isPatient = viewer === 'patient';
  const doctor = doctorShortName(visit.doctor.name);
  const other = isPatient ? doctor : visit.patient.name;
  const when = `${formatDay(visit.date)} at ${formatTime(visit.time, hourCycle)}`;
  const toAppointments = { exit: 'appointments', label: 'View appointments' } as const;
  const toVisit = { exit: 'visit', label: 'Open the visit' } as const;
  switch (state) {
    case 'not-video': {
      const how = visit.appointmentType === 'phone' ? 'talk by phone' : 'meet in person';
      const title = 'This visit is not a video visit';
      return {
        title,
        message: `You and ${other} ${how}: ${when}.`,
        ...(isPatient ? toAppointments : toVisit),
      };
    }
    case 'pending':
      return {
        title: 'This visit is not confirmed yet',
        message: isPatient
          ? `The room opens once ${doctor} has accepted your request for ${when}.`
          : `${other} has asked for ${when}. The room opens once you have accepted.`,
        ...toAppointments,
      };
    case 'cancelled':
      return {
        title: 'This visit was cancelled',
        message: `${when}. ${cancellationText(visit, viewer)}`,
        ...(isPatient ? { exit: 'book', label: 'Book again' } : toAppointments),
      };
    case 'completed':
      return {
        title: 'This visit is over',
        message: isPatient
          ? `What ${doctor} has written down stands in your medical records.`
          : `You have completed the visit of ${other}.`,
        ...(isPatient ? { exit: 'records', label: 'See medical records' } : toVisit),
      };
    case 'missed':
      return {
        title: 'The day of this visit has passed',
        message: isPatient
          ? `It was to be on ${when}. Ask ${doctor} for another time if you have not met.`
          : `It was to be on ${when}. If you have met ${other}, write the visit down and complete it.`,
        ...(isPatient ? { exit: 'message', label: `Message ${doctor}` } : toVisit),
      };
  }
}
