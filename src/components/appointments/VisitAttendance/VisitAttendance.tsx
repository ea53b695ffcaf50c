import { useState } from 'react';
import type { Role } from '../../../contract/common.ts';
import { isMissed } from '../../../domain/appointments/appointment-status.ts';
import { hasAttendance } from '../../../domain/appointments/attendance.ts';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { LateChoice, type LateChoiceProps } from './LateChoice.tsx';
import { MissedMark, type MissedMarkProps } from './MissedMark.tsx';
import { MissedNotice, type MissedNoticeProps } from './MissedNotice.tsx';

export interface VisitAttendanceProps extends LateChoiceProps, MissedMarkProps, MissedNoticeProps {
  viewer: Role;
}

export type AttendanceEvents = Pick<
  VisitAttendanceProps,
  'onLateChange' | 'onMissedChange' | 'onMissedAnswer'
>;

/** Renders nothing unless there is something to say or to do. */
export function VisitAttendance({ viewer, ...props }: VisitAttendanceProps) {
  if (viewer === 'doctor') return <MissedMark {...props} />;
  return <PatientAttendance {...props} />;
}

/** The error may be of another action for the visit, such as an answer to a new time. */
function PatientAttendance(props: Omit<VisitAttendanceProps, 'viewer'>) {
  const { visit, now, onLateChange, onMissedAnswer } = props;
  const [isSent, setSent] = useState(false);
  const error = isSent ? props.error : null;
  // The time for the refused choice may have ended.
  if (!hasAttendance(visit, 'patient', now)) return <FormAlert message={error} />;
  if (isMissed(visit)) {
    return (
      <MissedNotice
        {...props}
        error={error}
        onMissedAnswer={(answered) => {
          setSent(true);
          onMissedAnswer(answered);
        }}
      />
    );
  }
  return (
    <LateChoice
      {...props}
      error={error}
      onLateChange={(late, minutes) => {
        setSent(true);
        onLateChange(late, minutes);
      }}
    />
  );
}
