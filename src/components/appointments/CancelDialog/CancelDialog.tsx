import type { Appointment } from '../../../contract/appointments.ts';
import type { Role } from '../../../contract/common.ts';
import { formatDay, formatTime, type HourCycle } from '../../../domain/time/india-time.ts';
import { withDoctorTitle } from '../../../domain/names.ts';
import { t } from '../../../words/t.ts';
import { CancelQuestion, type CancelAnswers } from './CancelQuestion.tsx';

export interface CancelDialogProps extends CancelAnswers {
  appointment: Appointment;
  viewer: Role;
  /** @default '12h' */
  hourCycle?: HourCycle;
}

export function CancelDialog({
  appointment,
  viewer,
  hourCycle = '12h',
  ...answers
}: CancelDialogProps) {
  const { date, time, doctor, patient, status } = appointment;
  const isDeclining = viewer === 'doctor' && status === 'pending';
  const otherName = viewer === 'patient' ? withDoctorTitle(doctor.name) : patient.name;
  return (
    <CancelQuestion
      {...answers}
      title={isDeclining ? t`Decline this request?` : t`Cancel this appointment?`}
      description={t`${otherName}, ${formatDay(date)}, ${formatTime(time, hourCycle)}. Other patients will be able to book this time. ${otherName} will see the cancellation and any reason you give.`}
      confirmLabel={isDeclining ? t`Decline request` : t`Cancel appointment`}
    />
  );
}
