import type { ReactNode } from 'react';
import type { Appointment } from '../../../contract/appointments.ts';
import { formatCount } from '../../../domain/count.ts';
import { formatSlot } from '../../../domain/time/india-time.ts';
import { doctorShortName } from '../../../domain/names.ts';
import { quietText } from '../../../theme/typography.css.ts';
import { Link } from '../../../ui/navigation/Link/Link.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
import { Say } from '../../../words/Say.ts';
import { plural } from '../../../words/plural.ts';
import { t } from '../../../words/t.ts';
import { DashboardSection } from '../DashboardSection/DashboardSection.tsx';
import { VisitRow } from '../../appointments/VisitRow/VisitRow.tsx';
import * as styles from './PatientRequests.css.ts';

export interface PatientRequestsProps {
  waiting: readonly Appointment[];
  lapsed: readonly Appointment[];
  allHref: string;
  appointmentHref: (id: string) => string;
  bookHref: (doctorId: string) => string;
  /** The next free times of a doctor who did not reply. */
  nextTimes?: ((doctor: Appointment['doctor']) => ReactNode) | undefined;
}

export function PatientRequests({
  waiting,
  lapsed,
  allHref,
  appointmentHref,
  bookHref,
  nextTimes,
}: PatientRequestsProps) {
  const hourCycle = useHourCycle();
  const when = ({ date, time }: Appointment) => formatSlot({ date, time }, hourCycle);
  return (
    <>
      {waiting.length > 0 && (
        <DashboardSection
          title={waitingTitle(waiting)}
          all={{ href: allHref, things: t`requests` }}
        >
          <ul>
            {waiting.map((visit) => (
              <VisitRow key={visit.id} visit={visit} href={appointmentHref(visit.id)} />
            ))}
          </ul>
          <p className={quietText}>
            {t`Replies appear here. Without a reply by the visit time, the request ends.`}
          </p>
        </DashboardSection>
      )}
      {lapsed.length > 0 && (
        <DashboardSection
          title={plural(lapsed.length, {
            one: t`1 request ended without a reply`,
            other: t`${formatCount(lapsed.length)} requests ended without a reply`,
          })}
        >
          <ul>
            {lapsed.map((visit) => (
              <li key={visit.id} className={styles.lapsed}>
                <Say>
                  {doctorShortName(visit.doctor.name)} did not reply to your request for{' '}
                  {when(visit)}.
                </Say>{' '}
                {visit.doctor.takesVisits !== false && (
                  <Link href={bookHref(visit.doctorId)} variant="strong">
                    <Say>
                      Book again
                      <VisuallyHidden> with {doctorShortName(visit.doctor.name)}</VisuallyHidden>
                    </Say>
                  </Link>
                )}
                {visit.doctor.takesVisits !== false && nextTimes?.(visit.doctor)}
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
  const [name = ''] = names;
  const count = requests.length;
  if (names.size === 1) {
    return plural(count, {
      one: t`1 request waiting for ${name}’s reply`,
      other: t`${formatCount(count)} requests waiting for ${name}’s reply`,
    });
  }
  return plural(count, {
    one: t`1 request waiting for replies`,
    other: t`${formatCount(count)} requests waiting for replies`,
  });
}
