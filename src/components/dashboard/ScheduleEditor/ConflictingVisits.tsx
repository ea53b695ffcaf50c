import { useEffect, useRef } from 'react';
import type { Appointment } from '../../../contract/appointments.ts';
import { formatSlot, formatTime } from '../../../domain/time/india-time.ts';
import { quietText, strongText } from '../../../theme/typography.css.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { Link } from '../../../ui/navigation/Link/Link.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';
import { AppointmentTypeLabel } from '../../appointments/AppointmentTypeLabel/AppointmentTypeLabel.tsx';
import { DateTile } from '../../booking/DateTile/DateTile.tsx';
import { StatusTag } from '../../appointments/StatusTag/StatusTag.tsx';
import * as styles from './ScheduleEditor.css.ts';

export interface OutsideVisitsProps {
  visits: readonly Appointment[] | null;
  leaveDays: readonly string[];
  messageHref: (patientId: string) => string;
  /** Null if the visit cannot be moved. */
  moveHref: (visit: Appointment) => string | null;
  onCancelVisit: (visit: Appointment) => void;
}

export function ConflictingVisits({
  visits,
  leaveDays,
  messageHref,
  moveHref,
  onCancelVisit,
}: OutsideVisitsProps) {
  const hourCycle = useHourCycle();
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div ref={words} className={styles.outside} tabIndex={-1}>
      <p>{explanation(visits, leaveDays)}</p>
      <ul>
        {visits?.map((visit) => {
          const { id, date, time, patient, appointmentType, status } = visit;
          const subject = `${patient.name}, ${formatSlot({ date, time }, hourCycle)}`;
          const isRequest = status === 'pending';
          const move = moveHref(visit);
          return (
            <li key={id} className={styles.visit}>
              <DateTile date={date} />
              <div>
                <p className={strongText}>{patient.name}</p>
                <Inline as="p" gap="s3" rowGap="none" className={quietText}>
                  <span>{formatTime(time, hourCycle)}</span>
                  <AppointmentTypeLabel type={appointmentType} />
                </Inline>
              </div>
              <StatusTag status={status} />
              <Inline gap="s5" rowGap="none" align="center" className={styles.visitActions}>
                <Link href={messageHref(patient.id)} variant="stitched">
                  <Say>
                    Message<VisuallyHidden> {subject}</VisuallyHidden>
                  </Say>
                </Link>
                {move !== null && (
                  <Link href={move} variant="stitched">
                    <Say>
                      Propose another time<VisuallyHidden> to {subject}</VisuallyHidden>
                    </Say>
                  </Link>
                )}
                <Button variant="text" onPress={() => onCancelVisit(visit)}>
                  {isRequest ? (
                    <Say>
                      Decline<VisuallyHidden> the request from {subject}</VisuallyHidden>
                    </Say>
                  ) : (
                    <Say>
                      Cancel<VisuallyHidden> the visit with {subject}</VisuallyHidden>
                    </Say>
                  )}
                </Button>
              </Inline>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function explanation(visits: OutsideVisitsProps['visits'], leaveDays: readonly string[]): string {
  if (visits === null)
    return t`Your appointments could not be loaded, so we cannot show which booked visits would fall outside your new schedule.`;
  if (visits.length === 0) return t`The new schedule can be saved.`;
  const onLeave = visits.filter(({ date }) => leaveDays.includes(date)).length;
  const where =
    onLeave === 0
      ? t`These fall outside your new hours.`
      : onLeave === visits.length
        ? t`These fall on days of leave.`
        : t`These fall outside your new hours or on days of leave.`;
  return `${where} ${t`They stay booked unless they move or are cancelled. You can write to a patient first: your changes are kept.`}`;
}
