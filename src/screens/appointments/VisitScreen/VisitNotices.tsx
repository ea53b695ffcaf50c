import {
  FollowUp,
  type FollowUpParts,
} from '../../../components/appointments/FollowUp/FollowUp.tsx';
import {
  MoveProposal,
  type ProposalAnswer,
} from '../../../components/appointments/MoveProposal/MoveProposal.tsx';
import { MissedMark } from '../../../components/appointments/VisitAttendance/MissedMark.tsx';
import type { AttendanceEvents } from '../../../components/appointments/VisitAttendance/VisitAttendance.tsx';
import type { Appointment } from '../../../contract/appointments.ts';

export interface VisitNoticesProps {
  visit: Appointment;
  now: Date;
  /** To a proposed time. */
  answer: ProposalAnswer;
  onMissedChange: AttendanceEvents['onMissedChange'];
  getFollowUp: (visit: Appointment) => FollowUpParts;
}

export function VisitNotices({
  visit,
  now,
  answer,
  onMissedChange,
  getFollowUp,
}: VisitNoticesProps) {
  const { isBusy, error } = answer;
  return (
    <>
      <MoveProposal {...answer} visit={visit} viewer="doctor" now={now} />
      <MissedMark
        visit={visit}
        now={now}
        isBusy={isBusy}
        error={error}
        onMissedChange={onMissedChange}
      />
      <FollowUp
        parts={getFollowUp(visit)}
        visit={visit}
        viewer="doctor"
        now={now}
        isBusy={isBusy}
        error={error}
        canAsk
      />
    </>
  );
}
