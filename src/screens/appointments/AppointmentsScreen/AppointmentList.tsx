import { startTransition, useState, type ReactNode } from 'react';
import type { AppointmentFilterValue } from '../../../components/appointments/AppointmentFilter/AppointmentFilter.tsx';
import type { AppointmentAction } from '../../../components/appointments/AppointmentRow/appointment-actions.ts';
import type { AttendanceEvents } from '../../../components/appointments/VisitAttendance/VisitAttendance.tsx';
import {
  AppointmentRow,
  type AppointmentRowProps,
} from '../../../components/appointments/AppointmentRow/AppointmentRow.tsx';
import type { Appointment, MoveAnswer } from '../../../contract/appointments.ts';
import type { Role } from '../../../contract/common.ts';
import { isAhead, isMissed } from '../../../domain/appointments/appointment-status.ts';
import { dateInIndia } from '../../../domain/time/india-time.ts';
import {
  appointmentDays,
  earlierDays,
  splitVisits,
  type AppointmentDay,
} from './appointment-days.ts';
import { CancelVisit, type CancelQuestionState } from './CancelVisit.tsx';
import { EarlierVisits } from './EarlierVisits.tsx';
import type { AppointmentHrefs } from './hrefs.ts';
import { findRowSharing, type ListSharing } from './row-sharing.ts';
import { useLinkedRow } from './use-linked-row.ts';
import { VisitDay } from './VisitDay.tsx';
import { VisitsToComplete } from './VisitsToComplete.tsx';

export interface AppointmentListProps extends Pick<AppointmentRowProps, 'organizer'> {
  appointments: readonly Appointment[];
  whenEmpty: ReactNode;
  /** Opens the earlier visits. */
  isOfOnePerson: boolean;
  role: Role;
  filter: AppointmentFilterValue;
  /**
   * Scrolls to this appointment's row.
   * @default null
   */
  linkedId?: string | null;
  now: Date;
  onAccept: (id: string) => void;
  onComplete: (id: string) => void;
  onCancel: (id: string, reason: string) => void;
  onMoveAnswer: (visit: Appointment, answer: MoveAnswer) => void;
  attendance: AttendanceEvents;
  getFollowUp: (visit: Appointment) => AppointmentRowProps['followUp'];
  pendingId: string | null;
  actionError: { id: string; message: string } | null;
  hrefs: AppointmentHrefs;
  /**
   * For patients. Null if the API has no sharing.
   * @default null
   */
  sharing?: ListSharing | null;
  /** @default [] */
  waitingIds?: readonly string[];
  /**
   * For patients: by phone visit, the number for the call.
   * @default none
   */
  phones?: Readonly<Record<string, string>>;
  /**
   * For a new row, a function to call once it was seen.
   * @default undefined
   */
  getNewMark?: (appointmentId: string) => (() => void) | undefined;
}

export function AppointmentList({
  appointments,
  whenEmpty,
  isOfOnePerson,
  role,
  filter,
  linkedId = null,
  now,
  onAccept,
  onComplete,
  onCancel,
  onMoveAnswer,
  attendance,
  getFollowUp,
  pendingId,
  actionError,
  hrefs,
  sharing = null,
  waitingIds = [],
  phones,
  organizer = null,
  getNewMark,
}: AppointmentListProps) {
  const [question, setQuestion] = useState<CancelQuestionState | null>(null);
  // Each filter remembers the user's choice.
  const [isOpenByFilter, setIsOpenByFilter] = useState<Readonly<Record<string, boolean>>>({});
  // Rows that become new later must not move those that the user is reading.
  const [newIds] = useState(() =>
    appointments.map(({ id }) => id).filter((id) => getNewMark?.(id) !== undefined),
  );
  const filterKey = `${filter} ${linkedId}`;
  const asked = question?.isOpen
    ? appointments.find((visit) => visit.id === question.id && isAhead(visit))
    : undefined;
  const today = dateInIndia(now);
  const { toComplete, earlier, coming } = splitVisits(appointments, role, now);
  const isLinkEarlier = earlier.some(({ id }) => id === linkedId || newIds.includes(id));
  useLinkedRow(appointments.some(({ id }) => id === linkedId) ? linkedId : null);
  const errorOf = (id: string) => (actionError?.id === id ? actionError.message : null);

  function act(id: string, action: AppointmentAction) {
    const isQuestion = action === 'cancel' || action === 'decline';
    // Show the press first, because phones render the dialog slowly.
    startTransition(() => {
      setQuestion(isQuestion ? { id, isOpen: true, isConfirmed: false } : null);
    });
    if (action === 'accept') onAccept(id);
    if (action === 'complete') onComplete(id);
  }

  function answerMove(visit: Appointment, answer: MoveAnswer) {
    setQuestion(null);
    onMoveAnswer(visit, answer);
  }

  const showDays = (shown: readonly AppointmentDay[]) =>
    shown.map(({ date, appointments: ofDay }) => (
      <VisitDay key={date} date={date} today={today}>
        {ofDay.map((appointment) => (
          <AppointmentRow
            key={appointment.id}
            appointment={appointment}
            viewer={role}
            now={now}
            bookAgainHref={hrefs.bookAgain(appointment.doctorId)}
            moveHref={hrefs.move(appointment.id)}
            roomHref={hrefs.room(appointment.id)}
            visitHref={hrefs.visit(appointment.id)}
            recordHref={hrefs.record(appointment.id)}
            onActionSelect={(action) => act(appointment.id, action)}
            onMoveAnswer={(answer) => answerMove(appointment, answer)}
            attendance={{
              ...attendance,
              messageHref: hrefs.message(appointment.doctorId),
              bookHref: hrefs.bookAgain(appointment.doctorId),
            }}
            followUp={getFollowUp(appointment)}
            isBusy={pendingId === appointment.id}
            error={question?.id === appointment.id ? null : errorOf(appointment.id)}
            sharing={findRowSharing(sharing, appointment.id)}
            isPartnerWaiting={waitingIds.includes(appointment.id)}
            phone={phones?.[appointment.id] ?? null}
            organizer={organizer}
            onNewSeen={getNewMark?.(appointment.id)}
          />
        ))}
      </VisitDay>
    ));

  return (
    <>
      {appointments.length === 0 && whenEmpty}
      {toComplete.length > 0 && (
        <VisitsToComplete count={toComplete.filter((visit) => !isMissed(visit)).length}>
          {showDays(appointmentDays(toComplete))}
        </VisitsToComplete>
      )}
      {earlier.length > 0 && (
        <EarlierVisits
          count={earlier.length}
          isOpen={
            isOpenByFilter[filterKey] ??
            (filter === 'completed' ||
              isOfOnePerson ||
              isLinkEarlier ||
              toComplete.length + coming.length === 0)
          }
          onOpenChange={(isOpen) => setIsOpenByFilter({ ...isOpenByFilter, [filterKey]: isOpen })}
        >
          {showDays(earlierDays(earlier))}
        </EarlierVisits>
      )}
      {showDays(coming)}
      {question && asked && (
        <CancelVisit
          key={asked.id}
          visit={asked}
          viewer={role}
          now={now}
          moveHref={hrefs.move(asked.id)}
          question={question}
          onQuestionChange={setQuestion}
          onCancel={onCancel}
          isPending={pendingId === asked.id}
          error={errorOf(asked.id)}
        />
      )}
    </>
  );
}
