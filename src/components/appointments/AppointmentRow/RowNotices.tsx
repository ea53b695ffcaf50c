import type { Appointment, MoveAnswer } from '../../../contract/appointments.ts';
import type { Role } from '../../../contract/common.ts';
import { isDoctorAway } from '../../../domain/appointments/appointment-status.ts';
import { hasAttendance } from '../../../domain/appointments/attendance.ts';
import { getProposal } from '../../../domain/appointments/move.ts';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { FollowUp, type FollowUpParts } from '../FollowUp/FollowUp.tsx';
import { DoctorAway } from '../DoctorAway/DoctorAway.tsx';
import {
  type AttendanceEvents,
  VisitAttendance,
  type VisitAttendanceProps,
} from '../VisitAttendance/VisitAttendance.tsx';
import { MoveProposal } from '../MoveProposal/MoveProposal.tsx';
import * as styles from './AppointmentRow.css.ts';

export interface RowNoticesProps {
  appointment: Appointment;
  viewer: Role;
  now: Date;
  isBusy: boolean;
  error: string | null;
  onMoveAnswer: (answer: MoveAnswer) => void;
  attendance: RowAttendance;
  followUp: FollowUpParts;
}

export type RowAttendance = AttendanceEvents &
  Pick<VisitAttendanceProps, 'messageHref' | 'bookHref'>;

export function RowNotices({
  appointment,
  viewer,
  now,
  isBusy,
  error,
  onMoveAnswer,
  attendance,
  followUp,
}: RowNoticesProps) {
  const isAway = viewer === 'patient' && isDoctorAway(appointment);
  const hasProposal = getProposal(appointment, now) !== null;
  const isAttended = hasAttendance(appointment, viewer, now);
  const hasFollowUp = (appointment.followUp ?? appointment.followUpOf) !== undefined;
  if (!isAway && !hasProposal && !isAttended && !hasFollowUp && error === null) return null;
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
      {isAttended && (
        <VisitAttendance
          {...attendance}
          visit={appointment}
          viewer={viewer}
          now={now}
          isBusy={isBusy}
          error={null}
        />
      )}
      {hasFollowUp && (
        <FollowUp
          parts={followUp}
          visit={appointment}
          viewer={viewer}
          now={now}
          isBusy={isBusy}
          error={null}
        />
      )}
      {isAway && <DoctorAway visit={appointment} />}
      <FormAlert message={error} />
    </div>
  );
}
