import type { Role } from '../../../contract/common.ts';
import { hasAttendance } from '../../../domain/appointments/attendance.ts';
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
  const { visit, now } = props;
  if (viewer === 'doctor') return <MissedMark {...props} />;
  if (!hasAttendance(visit, viewer, now)) return null;
  return visit.missed ? <MissedNotice {...props} /> : <LateChoice {...props} />;
}
