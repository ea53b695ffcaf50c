import { useState } from 'react';
import type { Appointment } from '../../contract/appointments.ts';
import type { Role } from '../../contract/common.ts';
import { formatDay, formatTime, type HourCycle } from '../../domain/india-time.ts';
import { withDoctorTitle } from '../../domain/names.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { FormAlert } from '../../ui/FormAlert/FormAlert.tsx';
import { TextArea } from '../../ui/TextArea/TextArea.tsx';
import * as styles from './CancelDialog.css.ts';

/** How long a reason may be, as the API has it. */
const REASON_MAX_LENGTH = 500;

export interface CancelDialogProps {
  /** The visit to cancel. */
  appointment: Appointment;
  /** Who cancels it; a doctor who cancels a request declines it. */
  viewer: Role;
  /** Asks to be closed without a change. */
  onClose: () => void;
  /** Told of the decision, with the reason, '' for none. */
  onConfirm: (reason: string) => void;
  /** Whether the cancelling is under way. */
  isPending: boolean;
  /** Why the last try failed, or null. */
  error: string | null;
  /**
   * How times are written.
   * @default '12h'
   */
  hourCycle?: HourCycle;
}

/** Asks before an appointment is cancelled, and for a reason if they like. A failed try keeps it open. */
export function CancelDialog({
  appointment,
  viewer,
  onClose,
  onConfirm,
  isPending,
  error,
  hourCycle = '12h',
}: CancelDialogProps) {
  const [reason, setReason] = useState('');
  const { date, time, doctor, patient, status } = appointment;
  const isDeclining = viewer === 'doctor' && status === 'pending';
  const otherName = viewer === 'patient' ? withDoctorTitle(doctor.name) : patient.name;
  return (
    <Dialog
      title={isDeclining ? 'Decline this request?' : 'Cancel this appointment?'}
      description={`${otherName}, ${formatDay(date)}, ${formatTime(time, hourCycle)}. The slot opens for someone else.`}
      isOpen
      onOpenChange={(open) => {
        if (!open && !isPending) onClose();
      }}
      actions={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            Keep it
          </Button>
          <Button variant="danger" onPress={() => onConfirm(reason.trim())} isPending={isPending}>
            {isDeclining ? 'Decline request' : 'Cancel appointment'}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <TextArea
          label="Reason (optional)"
          value={reason}
          onChange={setReason}
          maxLength={REASON_MAX_LENGTH}
        />
        <FormAlert message={error} />
      </div>
    </Dialog>
  );
}
