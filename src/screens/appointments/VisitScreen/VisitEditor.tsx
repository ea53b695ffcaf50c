import { Clock } from 'lucide-react';
import {
  VisitForm,
  type VisitFormProps,
} from '../../../components/appointments/VisitForm/VisitForm.tsx';
import type { Appointment } from '../../../contract/appointments.ts';
import { findUnmarkProblem } from '../../../domain/appointments/attendance.ts';
import { isMissed } from '../../../domain/appointments/appointment-status.ts';
import { completionWait } from '../../../domain/appointments/consultation.ts';
import { getStart } from '../../../domain/appointments/dashboard.ts';
import { dateInIndia, formatDay, formatTime } from '../../../domain/time/india-time.ts';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
import { Say } from '../../../words/Say.ts';
import * as styles from './VisitScreen.css.ts';

export interface VisitWritingProps extends Omit<VisitFormProps, 'closedAs' | 'wait' | 'today'> {
  visit: Appointment;
  now: Date;
}

export function VisitEditor({ visit, now, ...form }: VisitWritingProps) {
  const hourCycle = useHourCycle();
  const { status, date, time } = visit;
  return (
    <Stack gap="s5">
      {status === 'scheduled' && getStart(visit) > now && (
        <Inline as="p" canWrap={false} gap="s3" className={styles.early}>
          <Icon glyph={Clock} className={styles.sign} />
          <span>
            <Say>
              This visit starts on {formatDay(date)} at {formatTime(time, hourCycle)}. You can
              prepare your notes now.
            </Say>
          </span>
        </Inline>
      )}
      <VisitForm
        {...form}
        closedAs={getClosing(visit, now)}
        wait={completionWait(visit, now, hourCycle)}
        today={dateInIndia(now)}
      />
    </Stack>
  );
}

function getClosing(visit: Appointment, now: Date): VisitFormProps['closedAs'] {
  if (isMissed(visit)) return findUnmarkProblem(visit, now) === null ? 'marked-today' : 'missed';
  return visit.status === 'completed' || visit.status === 'cancelled' ? visit.status : null;
}
