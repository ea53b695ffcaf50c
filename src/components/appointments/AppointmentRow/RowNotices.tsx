import type { Appointment, MoveAnswer } from '../../../contract/appointments.ts';
import type { Role } from '../../../contract/common.ts';
import { isDoctorAway } from '../../../domain/appointments/appointment-status.ts';
import { getProposal } from '../../../domain/appointments/move.ts';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { DoctorAway } from '../DoctorAway/DoctorAway.tsx';
import { MoveProposal } from '../MoveProposal/MoveProposal.tsx';
import * as styles from './AppointmentRow.css.ts';

export interface RowNoticesProps {
  appointment: Appointment;
  viewer: Role;
  now: Date;
  isBusy: boolean;
  error: string | null;
  onMoveAnswer: (answer: MoveAnswer) => void;
}

export function RowNotices({
  appointment,
  viewer,
  now,
  isBusy,
  error,
  onMoveAnswer,
}: RowNoticesProps) {
  const isAway = viewer === 'patient' && isDoctorAway(appointment);
  const hasProposal = getProposal(appointment, now) !== null;
  if (!isAway && !hasProposal && error === null) return null;
  return (
    <div className={styles.notices}>
      {hasProposal && (
        <MoveProposal
          visit={appointment}
          viewer={viewer}
          now={now}
          isBusy={isBusy}
          error={null}
          onAnswer={onMoveAnswer}
        />
      )}
      {isAway && <DoctorAway visit={appointment} />}
      <FormAlert message={error} />
    </div>
  );
}
