import type { Appointment, AppointmentType } from '../../contract/appointments.ts';
import type { Role } from '../../contract/common.ts';
import { t } from '../../words/t.ts';
import { withDoctorTitle } from '../names.ts';
import type { CalendarVisit } from './ics.ts';
import { visitPlace } from './visit-place.ts';

export const FEED_NAME = t`CareSetu visits`;

const bookedTexts: Record<AppointmentType, string> = {
  'in-person': t`In-person visit, booked with CareSetu.`,
  video: t`Video visit, booked with CareSetu.`,
  phone: t`Phone visit, booked with CareSetu.`,
};

/** In a doctor's feed, which names no patient. */
const plainTitles: Record<AppointmentType, string> = {
  'in-person': t`In-person visit`,
  video: t`Video visit`,
  phone: t`Visit by phone`,
};

/** The data of an event. Notes, records and the specialty are not in it. */
export interface FeedVisit extends Pick<
  Appointment,
  | 'id'
  | 'date'
  | 'time'
  | 'status'
  | 'createdAt'
  | 'revision'
  | 'history'
  | 'appointmentType'
  | 'place'
> {
  doctorName: string;
}

/**
 * Omits the notes and the specialty, because users may share their calendar.
 * @param room of a video visit, with its origin
 */
export function calendarVisit(
  appointment: Appointment,
  viewer: Role,
  { room, organizer }: { room: string; organizer: string | null },
): CalendarVisit {
  const { appointmentType, doctor, patient } = appointment;
  const name = viewer === 'patient' ? withDoctorTitle(doctor.name) : patient.name;
  const title = namedTitle(appointmentType === 'phone', viewer, name);
  return createEvent(appointment, viewer, { title, room, organizer });
}

/**
 * For the feed of an account: as in the file of one visit, but a doctor's feed names no patient,
 * because it stays readable for everyone with its address.
 * @param room of a video visit, with its origin; null if the app's address is not known
 */
export function toFeedEvent(visit: FeedVisit, viewer: Role, room: string | null): CalendarVisit {
  const { appointmentType, doctorName } = visit;
  const title =
    viewer === 'patient'
      ? namedTitle(appointmentType === 'phone', viewer, withDoctorTitle(doctorName))
      : plainTitles[appointmentType];
  return createEvent(visit, viewer, { title, room, organizer: null });
}

function createEvent(
  visit: Omit<FeedVisit, 'doctorName'>,
  viewer: Role,
  { title, room, organizer }: Pick<CalendarVisit, 'title' | 'room' | 'organizer'>,
): CalendarVisit {
  const { id, date, time, status, createdAt, revision, history, appointmentType } = visit;
  const isInPerson = appointmentType === 'in-person';
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
    title: status === 'pending' ? t`${title} (requested)` : title,
    description: [bookedTexts[appointmentType], ...(viewer === 'patient' ? [advice] : [])].join(
      ' ',
    ),
    place: isInPerson ? visitPlace(visit.place) : null,
    room: appointmentType === 'video' ? room : null,
    organizer,
  };
}

function namedTitle(isByPhone: boolean, viewer: Role, name: string): string {
  if (isByPhone) return t`Visit by phone with ${name}`;
  return viewer === 'patient' ? t`Visit to ${name}` : t`Visit with ${name}`;
}
