import type { Appointment } from '../../contract/appointments.ts';
import { formatDay, formatTime, type HourCycle } from '../../domain/india-time.ts';
import { doctorShortName } from '../../domain/names.ts';
import { Link } from '../../ui/Link/Link.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { countText } from '../doctor-text.ts';
import { DashboardSection } from '../DashboardSection/DashboardSection.tsx';
import { VisitLine } from '../VisitLine/VisitLine.tsx';
import * as styles from './PatientRequests.css.ts';

export interface PatientRequestsProps {
  /** Soonest first. */
  waiting: readonly Appointment[];
  lapsed: readonly Appointment[];
  allHref: string;
  appointmentHref: (id: string) => string;
  bookHref: (doctorId: string) => string;
  hourCycle: HourCycle;
}

export function PatientRequests({
  waiting,
  lapsed,
  allHref,
  appointmentHref,
  bookHref,
  hourCycle,
}: PatientRequestsProps) {
  const when = ({ date, time }: Appointment) =>
    `${formatDay(date)}, ${formatTime(time, hourCycle)}`;
  return (
    <>
      {waiting.length > 0 && (
        <DashboardSection title={waitingTitle(waiting)} all={{ href: allHref, things: 'requests' }}>
          <ul>
            {waiting.map((visit) => (
              <VisitLine
                key={visit.id}
                visit={visit}
                href={appointmentHref(visit.id)}
                hourCycle={hourCycle}
              />
            ))}
          </ul>
          <p className={styles.note}>
            Replies appear here. A request without a reply lapses when the visit is due to start.
          </p>
        </DashboardSection>
      )}
      {lapsed.length > 0 && (
        <DashboardSection title={countText(lapsed.length, 'request lapsed', 'requests lapsed')}>
          <ul>
            {lapsed.map((visit) => (
              <li key={visit.id} className={styles.lapsed}>
                {doctorShortName(visit.doctor.name)} did not reply to your request for {when(visit)}
                .{' '}
                <Link href={bookHref(visit.doctorId)} look="strong">
                  Book again
                  <VisuallyHidden> with {doctorShortName(visit.doctor.name)}</VisuallyHidden>
                </Link>
              </li>
            ))}
          </ul>
        </DashboardSection>
      )}
    </>
  );
}

function waitingTitle(requests: readonly Appointment[]): string {
  const names = new Set(requests.map(({ doctor }) => doctorShortName(doctor.name)));
  const [name] = names;
  const reply = names.size === 1 ? `${name}’s reply` : 'replies';
  return `${countText(requests.length, 'request', 'requests')} waiting for ${reply}`;
}
