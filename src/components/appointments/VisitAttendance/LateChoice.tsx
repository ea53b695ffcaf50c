import { Check, Clock } from 'lucide-react';
import type { Appointment, LateMinutes } from '../../../contract/appointments.ts';
import { useId, useState } from 'react';
import { getLate, listLateChoices } from '../../../domain/appointments/attendance.ts';
import { formatMinutes } from '../../../domain/appointments/attendance-words.ts';
import { doctorShortName } from '../../../domain/names.ts';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './VisitAttendance.css.ts';

export interface LateChoiceProps {
  visit: Appointment;
  now: Date;
  isBusy: boolean;
  error: string | null;
  /** Null if the patient comes on time. */
  onLateChange: (visit: Appointment, minutes: LateMinutes | null) => void;
}

/** For the patient. All choices stay, so that the pressed one keeps the focus. */
export function LateChoice({ visit, now, isBusy, error, onLateChange }: LateChoiceProps) {
  const id = useId();
  const [sent, setSent] = useState<LateMinutes | null>();
  const late = getLate(visit, now);
  const name = doctorShortName(visit.doctor.name);
  const choices = [null, ...listLateChoices(visit, now)];
  return (
    <div className={styles.notice}>
      <p className={styles.words} id={id}>
        <Icon glyph={Clock} size={20} className={styles.icon} />
        <span>
          {late
            ? t`${name} can see that you are ${late.minutes} minutes late.`
            : t`Running late? Tell ${name} by how much.`}
        </span>
      </p>
      <div className={styles.actions} role="group" aria-labelledby={id}>
        {choices.map((minutes) => {
          const isChosen = (late?.minutes ?? null) === minutes;
          return (
            <Button
              key={minutes}
              variant="secondary"
              icon={isChosen ? <Icon glyph={Check} size={20} /> : undefined}
              // The pressed button stays focusable.
              isPending={isBusy && sent === minutes}
              isDisabled={isBusy && sent !== minutes}
              onPress={() => {
                if (isChosen) return;
                setSent(minutes);
                onLateChange(visit, minutes);
              }}
            >
              {minutes === null ? t`Not late` : formatMinutes(minutes)}
              {isChosen && <VisuallyHidden> {t`(chosen)`}</VisuallyHidden>}
            </Button>
          );
        })}
      </div>
      <FormAlert message={error} />
    </div>
  );
}
