import { Clock } from 'lucide-react';
import { useState } from 'react';
import type { Appointment } from '../../../contract/appointments.ts';
import { isMissed } from '../../../domain/appointments/appointment-status.ts';
import {
  findMarkProblem,
  findUnmarkProblem,
  getLate,
  hasAttendance,
} from '../../../domain/appointments/attendance.ts';
import { formatLate } from '../../../domain/appointments/attendance-words.ts';
import { firstName } from '../../../domain/names.ts';
import { quietText } from '../../../theme/typography.css.ts';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';
import * as styles from './VisitAttendance.css.ts';

export interface MissedMarkProps {
  visit: Appointment;
  now: Date;
  isBusy: boolean;
  /** Of the visit's last action, which may be another. */
  error: string | null;
  /** False takes the mark back. */
  onMissedChange: (visit: Appointment, isMissed: boolean) => void;
}

/** For the doctor. One button marks and takes back, so that it keeps the focus. */
export function MissedMark({ visit, now, isBusy, onMissedChange, ...props }: MissedMarkProps) {
  const hourCycle = useHourCycle();
  const [isSent, setSent] = useState(false);
  const error = isSent ? props.error : null;
  const { patient } = visit;
  const late = getLate(visit, now);
  const missed = isMissed(visit) ? visit.missed : undefined;
  const problem = missed ? findUnmarkProblem(visit, now) : findMarkProblem(visit, now);
  const canChange = problem === null && visit.doctor.takesVisits !== false;
  if (!hasAttendance(visit, 'doctor', now) && error === null) return null;
  return (
    <div className={styles.mark}>
      {late && (
        <p className={styles.late}>
          <Icon glyph={Clock} size={20} className={styles.icon} />
          {formatLate(visit, late.minutes, hourCycle)}
        </p>
      )}
      {missed && (
        <p className={quietText}>
          {missed.answeredAt === undefined
            ? t`You marked that ${firstName(patient.name)} did not come.`
            : t`You marked that ${firstName(patient.name)} did not come. ${firstName(patient.name)} answered: ‘I was there’.`}
        </p>
      )}
      {canChange && (
        <div className={styles.change}>
          <Button
            variant="text"
            isPending={isBusy}
            onPress={() => {
              setSent(true);
              onMissedChange(visit, missed === undefined);
            }}
          >
            {missed ? (
              <Say>
                Take back ‘Did not come’<VisuallyHidden> of {patient.name}</VisuallyHidden>
              </Say>
            ) : (
              <Say>
                Did not come<VisuallyHidden> ({patient.name})</VisuallyHidden>
              </Say>
            )}
          </Button>
        </div>
      )}
      <FormAlert message={error} />
    </div>
  );
}
