import type { AttendanceEvents } from '../../components/appointments/VisitAttendance/VisitAttendance.tsx';
import { answerMissed, markMissed, sayLate } from '../../state/appointments/appointments.ts';

export const attendanceEvents: AttendanceEvents = {
  onLateChange: ({ id }, minutes) => void sayLate(id, minutes),
  onMissedChange: ({ id }, isMissed) => void markMissed(id, isMissed),
  onMissedAnswer: ({ id }) => void answerMissed(id),
};
