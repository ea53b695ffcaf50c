import type { Appointment } from '../../../contract/appointments.ts';
import type { Role } from '../../../contract/common.ts';
import { isDeclining } from '../../../domain/appointments/appointment-status.ts';
import { formatDay, formatTime } from '../../../domain/time/india-time.ts';
import { withDoctorTitle } from '../../../domain/names.ts';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
import { t } from '../../../words/t.ts';
import { CancelQuestion, type CancelInput } from './CancelQuestion.tsx';

export interface CancelDialogProps extends CancelInput {
  appointment: Appointment;
  viewer: Role;
}

export function CancelDialog({ appointment, viewer, ...input }: CancelDialogProps) {
  const hourCycle = useHourCycle();
  const { date, time, doctor, patient } = appointment;
  const isRequest = isDeclining(appointment, viewer);
  const otherName = viewer === 'patient' ? withDoctorTitle(doctor.name) : patient.name;
  const when = `${formatDay(date)}, ${formatTime(time, hourCycle)}`;
  return (
    <CancelQuestion
      {...input}
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
