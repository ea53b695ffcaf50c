import { Info } from 'lucide-react';
import type { Appointment } from '../../../contract/appointments.ts';
import { useEffect, useRef } from 'react';
import { mayAnswerMark } from '../../../domain/appointments/attendance.ts';
import { doctorShortName } from '../../../domain/names.ts';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { Link } from '../../../ui/navigation/Link/Link.tsx';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';
import * as styles from './VisitAttendance.css.ts';

export interface MissedNoticeProps {
  visit: Appointment;
  isBusy: boolean;
  error: string | null;
  /** To the doctor. */
  messageHref: string;
  /** To book the doctor again. */
  bookHref: string;
  /** 'I was there'. */
  onMissedAnswer: (visit: Appointment) => void;
}

/** For the patient. */
export function MissedNotice({
  visit,
  isBusy,
  error,
  messageHref,
  bookHref,
  onMissedAnswer,
}: MissedNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  const hasAnswered = useRef(false);
  const canAnswer = mayAnswerMark(visit);
  useEffect(() => {
    if (canAnswer || !hasAnswered.current) return;
    hasAnswered.current = false;
    // The pressed button has gone.
    if (document.activeElement === document.body) box.current?.focus();
  }, [canAnswer]);
  const name = doctorShortName(visit.doctor.name);
  return (
    <div ref={box} className={styles.notice} tabIndex={-1}>
      <p className={styles.words}>
        <Icon glyph={Info} size={20} className={styles.icon} />
        <span>
          {canAnswer
            ? t`${name} marked that you did not come. CareSetu charges nothing for this, and it does not count against you.`
            : t`${name} marked that you did not come. You answered: ‘I was there’. ${name} can see your answer.`}
        </span>
      </p>
      <div className={styles.actions}>
        {canAnswer && (
          <Button
            variant="secondary"
            isPending={isBusy}
            onPress={() => {
              hasAnswered.current = true;
              onMissedAnswer(visit);
            }}
          >
            <Say>
              I was there<VisuallyHidden> at the visit with {name}</VisuallyHidden>
            </Say>
          </Button>
        )}
        <Link href={messageHref} variant="stitched">
          <Say>Write to {name}</Say>
        </Link>
        {visit.doctor.takesVisits !== false && (
          <Link href={bookHref} variant="stitched">
            <Say>
              Book again<VisuallyHidden> with {name}</VisuallyHidden>
            </Say>
          </Link>
        )}
      </div>
      <FormAlert message={error} />
    </div>
  );
}
