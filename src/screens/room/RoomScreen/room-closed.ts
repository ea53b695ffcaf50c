import { cancellationText } from '../../../components/appointments/cancellation-text.ts';
import type { Appointment } from '../../../contract/appointments.ts';
import type { Role } from '../../../contract/common.ts';
import type { RoomState } from '../../../domain/appointments/consultation.ts';
import { formatDay, formatTime, type HourCycle } from '../../../domain/time/india-time.ts';
import { doctorShortName } from '../../../domain/names.ts';
import { t } from '../../../words/t.ts';

export type RoomExit = 'appointments' | 'book' | 'records' | 'visit' | 'message';

export interface RoomClosing {
  title: string;
  message: string;
  exit: RoomExit;
  label: string;
}

/** The message that tells the other one of a missed visit. */
export function missedText({ date }: Appointment): string {
  return t`We missed each other at our video visit on ${formatDay(date)}. Can we find another time?`;
}

export function roomClosing(
  visit: Appointment,
  state: Exclude<RoomState, 'open'>,
  viewer: Role,
  hourCycle: HourCycle,
): RoomClosing {
  const isPatient = viewer === 'patient';
  const doctor = doctorShortName(visit.doctor.name);
  const other = isPatient ? doctor : visit.patient.name;
  const when = t`${formatDay(visit.date)} at ${formatTime(visit.time, hourCycle)}`;
  const toAppointments = { exit: 'appointments', label: t`View appointments` } as const;
  const toVisit = { exit: 'visit', label: t`Open the visit` } as const;
  switch (state) {
    case 'not-video': {
      const title = t`This visit is not a video visit`;
      return {
        title,
        message:
          visit.appointmentType === 'phone'
            ? t`This is a phone visit with ${other} on ${when}.`
            : t`This is an in-person visit with ${other} on ${when}.`,
        ...(isPatient ? toAppointments : toVisit),
      };
    }
    case 'pending':
      return {
        title: t`This visit is not confirmed yet`,
        message: isPatient
          ? t`The room opens when ${doctor} accepts your request for ${when}.`
          : t`${other} has requested ${when}. The room opens when you accept.`,
        ...toAppointments,
      };
    case 'cancelled':
      return {
        title: t`This visit was cancelled`,
        message: `${when}. ${cancellationText(visit, viewer)}`,
        ...(isPatient && visit.doctor.takesVisits !== false
          ? { exit: 'book', label: t`Book again` }
          : toAppointments),
      };
    case 'completed':
      return {
        title: t`This visit is over`,
        message: isPatient
          ? t`You can read ${doctor}’s notes in your medical records.`
          : t`You have completed the visit with ${other}.`,
        ...(isPatient ? { exit: 'records', label: t`See medical records` } : toVisit),
      };
    case 'missed':
      return {
        title: t`Marked as missed`,
        message: isPatient
          ? t`${doctor} marked that you did not come on ${when}.`
          : t`You marked that ${other} did not come on ${when}.`,
        ...(isPatient ? { exit: 'message', label: t`Message ${doctor}` } : toVisit),
      };
    case 'past':
      return {
        title: t`The day of this visit has passed`,
        message: isPatient
          ? t`It was due on ${when}. If you have not met, ask ${doctor} for another time.`
          : t`It was due on ${when}. If you have met ${other}, write your notes and complete the visit.`,
        ...(isPatient ? { exit: 'message', label: t`Message ${doctor}` } : toVisit),
      };
    case 'doctor-away':
      return {
        title: t`The room is closed`,
        message: isPatient
          ? t`${doctor} does not take visits at the moment. You can cancel this visit and book another doctor.`
          : t`You may not take visits at the moment. Your account has the reason.`,
        ...toAppointments,
      };
  }
}
