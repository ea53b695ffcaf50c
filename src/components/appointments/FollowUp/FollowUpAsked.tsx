import type { Appointment, FollowUp } from '../../../contract/appointments.ts';
import type { FollowUpState } from '../../../domain/appointments/follow-up.ts';
import { formatAsked } from '../../../domain/appointments/follow-up-words.ts';
import { firstName } from '../../../domain/names.ts';
import { quietText } from '../../../theme/typography.css.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { Say } from '../../../words/Say.ts';
import * as styles from './FollowUp.css.ts';

export interface FollowUpAskedProps {
  visit: Appointment;
  followUp: FollowUp;
  state: Exclude<FollowUpState, 'chosen'>;
  isBusy: boolean;
  onTakeBack: () => void;
}

/** For the doctor. */
export function FollowUpAsked({ visit, followUp, state, isBusy, onTakeBack }: FollowUpAskedProps) {
  return (
    <div className={styles.asked}>
      <p className={quietText}>{formatAsked(visit, followUp, state)}</p>
      {state === 'open' && visit.doctor.takesVisits !== false && (
        <Button variant="text" isPending={isBusy} onPress={onTakeBack}>
          <Say>
            Take back
            <VisuallyHidden> the follow-up of {firstName(visit.patient.name)}</VisuallyHidden>
          </Say>
        </Button>
      )}
    </div>
  );
}
