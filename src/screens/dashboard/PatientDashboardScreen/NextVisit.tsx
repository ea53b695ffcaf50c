import { NextVisitBanner } from '../../../components/appointments/NextVisitBanner/NextVisitBanner.tsx';
import {
  type AttendanceEvents,
  VisitAttendance,
} from '../../../components/appointments/VisitAttendance/VisitAttendance.tsx';
import type { ProposedTimesProps } from '../../../components/dashboard/ProposedTimes/ProposedTimes.tsx';
import type { Appointment } from '../../../contract/appointments.ts';
import type { PatientDashboardHrefs } from './hrefs.ts';

export interface NextVisitProps {
  visit: Appointment;
  now: Date;
  answers: Pick<ProposedTimesProps, 'pendingId' | 'actionError'>;
  attendance: AttendanceEvents;
  hrefs: PatientDashboardHrefs;
  /** @default [] */
  waitingIds?: readonly string[] | undefined;
  /**
   * By phone visit, the number for the call.
   * @default none
   */
  phones?: Readonly<Record<string, string>> | undefined;
}

export function NextVisit({
  visit,
  now,
  answers: { pendingId, actionError },
  attendance,
  hrefs,
  waitingIds = [],
  phones,
}: NextVisitProps) {
  return (
    <>
      <NextVisitBanner
        visit={visit}
        now={now}
        roomHref={hrefs.room(visit.id)}
        isPartnerWaiting={waitingIds.includes(visit.id)}
        phone={phones?.[visit.id] ?? null}
      />
      <VisitAttendance
        {...attendance}
        visit={visit}
        viewer="patient"
        now={now}
        isBusy={pendingId === visit.id}
        error={actionError?.id === visit.id ? actionError.message : null}
        messageHref={hrefs.message(visit.doctorId)}
        bookHref={hrefs.book(visit.doctorId)}
      />
    </>
  );
}
