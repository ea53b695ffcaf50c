import { CalendarPlus } from 'lucide-react';
import type { Appointment } from '../../contract/appointments.ts';
import type { Role } from '../../contract/common.ts';
import { visitIcs } from '../../domain/ics.ts';
import { calendarVisit } from './calendar-visit.ts';
import * as styles from './AddToCalendar.css.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';

export interface AddToCalendarProps {
  /** The visit. */
  appointment: Appointment;
  /** Whose calendar it goes to: a patient's or a doctor's. */
  viewer: Role;
  /**
   * What ends the link's name where several stand on a page: 'Dr. Ananya Krishnan, Wed 25 Nov, 10:30 am'.
   * @default none
   */
  subject?: string;
  /**
   * 'stitched' stands on its own; 'quiet' is small, among the other facts of a visit.
   * @default 'stitched'
   */
  look?: 'stitched' | 'quiet';
}

/**
 * Hands over a visit as an .ics file, for any calendar program; for a cancelled one, a file that says so to the calendar.
 * A plain link whose address holds the file, so it needs neither a server nor an exception to a strict policy.
 */
export function AddToCalendar({
  appointment,
  viewer,
  subject,
  look = 'stitched',
}: AddToCalendarProps) {
  const words = appointment.status === 'cancelled' ? 'Update calendar' : 'Add to calendar';
  const file = visitIcs(calendarVisit(appointment, viewer));
  return (
    <a
      className={styles.link({ look })}
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
      download={`caresetu-${appointment.date}-${appointment.time.replace(':', '')}.ics`}
      aria-label={subject && `${words}, ${subject}`}
    >
      <Icon glyph={CalendarPlus} className={styles.icon({ look })} />
      <span className={styles.words({ look })}>{words}</span>
    </a>
  );
}
