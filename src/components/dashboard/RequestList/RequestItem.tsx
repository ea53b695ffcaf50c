import type { Appointment } from '../../../contract/appointments.ts';
import { formatTime } from '../../../domain/time/india-time.ts';
import { quietNumberText, quietText } from '../../../theme/typography.css.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Checkbox } from '../../../ui/forms/Checkbox/Checkbox.tsx';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';
import { AppointmentTypeLabel } from '../../appointments/AppointmentTypeLabel/AppointmentTypeLabel.tsx';
import { DateTile } from '../../booking/DateTile/DateTile.tsx';
import * as styles from './RequestList.css.ts';

export interface RequestItemProps {
  request: Appointment;
  /** 'held' disables the buttons while another request is being answered. */
  state: 'idle' | 'answering' | 'held';
  error: string | null;
  /** While the doctor chooses several: takes the place of the buttons. */
  choice: { isChosen: boolean; onChange: (isChosen: boolean) => void } | null;
  onAccept: () => void;
  onDecline: () => void;
}

export function RequestItem({
  request,
  state,
  error,
  choice,
  onAccept,
  onDecline,
}: RequestItemProps) {
  const hourCycle = useHourCycle();
  const { blockedName } = request.patient;
  const { date, time, doctor, patient, appointmentType, notes } = request;
  const mayAccept = doctor.takesVisits !== false;

  return (
    <li className={styles.request}>
      <span className={styles.tile}>
        <DateTile date={date} />
      </span>
      <div className={styles.who}>
        <h3 className={styles.name}>{patient.name}</h3>
        <Inline as="p" gap="s3" rowGap="none" className={quietNumberText}>
          <bdi>{formatTime(time, hourCycle)}</bdi>
          <AppointmentTypeLabel type={appointmentType} />
        </Inline>
        {blockedName !== undefined && blockedName !== patient.name && (
          <p className={quietText}>{t`You blocked this patient as ${blockedName}.`}</p>
        )}
      </div>
      <p className={styles.reason}>{notes || t`No reason given`}</p>
      <div className={styles.actions}>
        {choice && mayAccept && (
          <Checkbox
            isSelected={choice.isChosen}
            onChange={choice.onChange}
            isDisabled={state !== 'idle'}
          >
            <Say>
              Accept<VisuallyHidden> the request from {patient.name}</VisuallyHidden>
            </Say>
          </Checkbox>
        )}
        {!choice && mayAccept && (
          <Button
            variant="secondary"
            onPress={onAccept}
            isPending={state === 'answering'}
            isDisabled={state === 'held'}
          >
            <Say>
              Accept<VisuallyHidden> the request from {patient.name}</VisuallyHidden>
            </Say>
          </Button>
        )}
        {!choice && (
          <Button variant="text" onPress={onDecline} isDisabled={state !== 'idle'}>
            <Say>
              Decline<VisuallyHidden> the request from {patient.name}</VisuallyHidden>
            </Say>
          </Button>
        )}
      </div>
      {error !== null && (
        <div className={styles.error}>
          <FormAlert message={error} />
        </div>
      )}
    </li>
  );
}
