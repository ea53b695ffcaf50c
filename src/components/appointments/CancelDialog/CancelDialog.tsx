import type { Appointment } from '../../../contract/appointments.ts';
import type { Role } from '../../../contract/common.ts';
import { isDeclining } from '../../../domain/appointments/appointment-status.ts';
import { formatSlot } from '../../../domain/time/india-time.ts';
import { withDoctorTitle } from '../../../domain/names.ts';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
import { t } from '../../../words/t.ts';
import { CancelQuestion, type CancelInput } from './CancelQuestion.tsx';

export interface CancelDialogProps extends CancelInput {
  appointment: Appointment;
  viewer: Role;
  /**
   * Null if the visit cannot be moved.
   * @default null
   */
  moveHref?: string | null;
}

export function CancelDialog({
  appointment,
  viewer,
  moveHref = null,
  ...input
}: CancelDialogProps) {
  const hourCycle = useHourCycle();
  const { date, time, doctor, patient } = appointment;
  const isRequest = isDeclining(appointment, viewer);
  const otherName = viewer === 'patient' ? withDoctorTitle(doctor.name) : patient.name;
  const when = formatSlot({ date, time }, hourCycle);
  return (
    <CancelQuestion
      {...input}
      instead={
        moveHref !== null
          ? {
              words:
                viewer === 'patient'
                  ? t`You may be able to keep this visit at another time.`
                  : t`You can keep this visit and propose another time.`,
              label: t`Choose another time`,
              href: moveHref,
            }
          : null
      }
      title={isRequest ? t`Decline this request?` : t`Cancel this appointment?`}
      description={
        isRequest
          ? t`${otherName}, ${when}. Other patients will be able to book this time. ${otherName} will see that you declined, and your reason if you give one.`
          : t`${otherName}, ${when}. Other patients will be able to book this time. ${otherName} will see that you cancelled, and your reason if you give one.`
      }
      confirmLabel={isRequest ? t`Decline request` : t`Cancel appointment`}
    />
  );
}
