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
      const title = 'This visit is not a video visit';
      return {
        title,
        message:
          visit.appointmentType === 'phone'
            ? `This is a phone visit with ${other} on ${when}.`
            : `This is an in-person visit with ${other} on ${when}.`,
        ...(isPatient ? toAppointments : toVisit),
      };
    }
    case 'pending':
      return {
        title: 'This visit is not confirmed yet',
        message: isPatient
          ? `The room opens when ${doctor} accepts your request for ${when}.`
          : `${other} has requested ${when}. The room opens when you accept.`,
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
          ? `You can read ${doctor}’s notes in your medical records.`
          : `You have completed the visit with ${other}.`,
        ...(isPatient ? { exit: 'records', label: 'See medical records' } : toVisit),
      };
    case 'missed':
      return {
        title: 'The day of this visit has passed',
        message: isPatient
          ? `It was due on ${when}. If you have not met, ask ${doctor} for another time.`
          : `It was due on ${when}. If you have met ${other}, write your notes and complete the visit.`,
        ...(isPatient ? { exit: 'message', label: `Message ${doctor}` } : toVisit),
      };
  }
}
