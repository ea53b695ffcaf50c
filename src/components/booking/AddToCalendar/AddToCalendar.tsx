import { CalendarPlus } from 'lucide-react';
import type { Appointment } from '../../../contract/appointments.ts';
import type { Role } from '../../../contract/common.ts';
import { hasMovedSinceAccepted } from '../../../domain/appointments/move.ts';
import { visitIcs } from '../../../domain/appointments/ics.ts';
import { calendarVisit } from '../../../domain/appointments/calendar-visit.ts';
import * as styles from './AddToCalendar.css.ts';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { t } from '../../../words/t.ts';

export interface AddToCalendarProps {
  appointment: Appointment;
  viewer: Role;
  /** When the file is made. */
  now: Date;
  /** To the room of a video visit, without an origin. */
  roomHref: string;
  /**
   * Mail address of the people who run the deployment. It makes the file of a cancelled visit a
   * cancellation, which more calendars apply.
   * @default null
   */
  organizer?: string | null;
  /**
   * Appended to the accessible name, for example 'Dr. Ananya Krishnan'.
   * @default none
   */
  subject?: string;
  /**
   * 'quiet' is smaller.
   * @default 'stitched'
   */
  variant?: 'stitched' | 'quiet';
}

/** A cancelled visit's file cancels the calendar entry. */
export function AddToCalendar({
  appointment,
  viewer,
  now,
  roomHref,
  organizer = null,
  subject,
  variant = 'stitched',
}: AddToCalendarProps) {
  const hasChanged = appointment.status === 'cancelled' || hasMovedSinceAccepted(appointment);
  const words = hasChanged ? t`Update calendar` : t`Add to calendar`;
  const room = new URL(roomHref, location.href).href;
  const file = visitIcs(calendarVisit(appointment, viewer, { room, organizer }), now);
  return (
    <a
      className={styles.link({ variant })}
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
      download={`caresetu-${appointment.date}-${appointment.time.replace(':', '')}.ics`}
      aria-label={subject && `${words}, ${subject}`}
    >
      <Icon glyph={CalendarPlus} className={styles.icon({ variant })} />
      <span className={styles.words({ variant })}>{words}</span>
    </a>
  );
}
