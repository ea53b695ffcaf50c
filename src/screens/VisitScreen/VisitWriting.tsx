import { Clock } from 'lucide-react';
import { VisitForm, type VisitFormProps } from '../../components/VisitForm/VisitForm.tsx';
import type { Appointment } from '../../contract/appointments.ts';
import { completionWait } from '../../domain/consultation.ts';
import { startOf } from '../../domain/dashboard.ts';
import { formatDay, formatTime, type HourCycle } from '../../domain/india-time.ts';
import * as styles from './VisitScreen.css.ts';

export interface VisitWritingProps extends Omit<VisitFormProps, 'closedAs' | 'wait'> {
  /** The visit. */
  visit: Appointment;
  /** The time: a visit may be written down before it begins, with a word about that. */
  now: Date;
  /** How times are written. */
  hourCycle: HourCycle;
}

/** The form for what a visit found. */
export function VisitWriting({ visit, now, hourCycle, ...form }: VisitWritingProps) {
  const { status, date, time } = visit;
  return (
    <>
      {status === 'scheduled' && startOf(visit) > now && (
        <p className={styles.early}>
          <Clock className={styles.sign} strokeWidth={1.75} aria-hidden="true" />
          <span>
            This visit begins on {formatDay(date)} at {formatTime(time, hourCycle)}. You can prepare
            your notes now.
          </span>
        </p>
      )}
      <VisitForm
        {...form}
        closedAs={status === 'cancelled' || status === 'completed' ? status : null}
        wait={completionWait(visit, now, hourCycle)}
      />
    </>
  );
}
