import { startTransition, useEffect, useId, useState, type ReactNode } from 'react';
import type { AppointmentFilterValue } from '../../components/AppointmentFilter/AppointmentFilter.tsx';
import type { AppointmentAction } from '../../components/AppointmentRow/appointment-actions.ts';
import { AppointmentRow } from '../../components/AppointmentRow/AppointmentRow.tsx';
import { CancelDialog } from '../../components/CancelDialog/CancelDialog.tsx';
import { countText } from '../../components/doctor-text.ts';
import type { Appointment } from '../../contract/appointments.ts';
import type { Role } from '../../contract/common.ts';
import { canMove } from '../../domain/appointment-status.ts';
import {
  dateInIndia,
  dayParts,
  formatDay,
  formatDaysAhead,
  type HourCycle,
} from '../../domain/india-time.ts';
import { appointmentDays, type AppointmentDay } from './appointment-days.ts';
import * as styles from './AppointmentsScreen.css.ts';
import { EarlierVisits } from './EarlierVisits.tsx';

export interface AppointmentListProps {
  /** The appointments to show, in any order. */
  appointments: readonly Appointment[];
  /** What stands here when there are none. */
  whenEmpty: ReactNode;
  /** Whose appointments they are: a patient's or a doctor's. */
  role: Role;
  /** Which of them are shown. */
  filter: AppointmentFilterValue;
  /**
   * The appointment that the address links to: its row scrolls into view, out of the fold if need be.
   * @default null
   */
  linkedId?: string | null;
  /** The instant that decides what is past and how far off a day is. */
  now: Date;
  /** A doctor accepts a request. */
  onAccept: (id: string) => void;
  /** A doctor closes a visit that has taken place. */
  onComplete: (id: string) => void;
  /** Someone cancels a visit or a doctor declines a request; the reason is '' for none. */
  onCancel: (id: string, reason: string) => void;
  /** The visit on which an action is under way, or null. */
  pendingId: string | null;
  /** Why the last action on a visit failed, or null. */
  actionError: { id: string; message: string } | null;
  /** Where a doctor is booked again. */
  bookAgainHref: (doctorId: string) => string;
  /** Where the call of a video visit is. */
  roomHref: (appointmentId: string) => string;
  /** Where its doctor writes a visit down. */
  visitHref: (appointmentId: string) => string;
  /**
   * How times are written.
   * @default '12h'
   */
  hourCycle?: HourCycle;
}

/** Which visit is about to be cancelled. It outlives its dialog, whose error is no error of the row. */
interface CancelQuestion {
  id: string;
  isOpen: boolean;
  isAnswered: boolean;
}

/**
 * Appointments by day. Earlier ones fold into one line, but for those that a doctor has yet to complete. With the
 * dialog that cancels one.
 */
export function AppointmentList({
  appointments,
  whenEmpty,
  role,
  filter,
  linkedId = null,
  now,
  onAccept,
  onComplete,
  onCancel,
  pendingId,
  actionError,
  bookAgainHref,
  roomHref,
  visitHref,
  hourCycle,
}: AppointmentListProps) {
  const [question, setQuestion] = useState<CancelQuestion | null>(null);
  const toCompleteId = useId();
  // The question goes as soon as the visit is cancelled, and stays when that fails.
  const asked = question?.isOpen
    ? appointments.find(
        ({ id, status }) => id === question.id && canMove(status, 'cancelled', role),
      )
    : undefined;
  const today = dateInIndia(now);
  const past = appointments.filter(({ date }) => date < today);
  const toComplete = role === 'doctor' ? past.filter(({ status }) => status === 'scheduled') : [];
  const earlier = past.filter((visit) => !toComplete.includes(visit));
  const coming = appointmentDays(appointments.filter(({ date }) => date >= today));
  const isLinkEarlier = earlier.some(({ id }) => id === linkedId);
  const isLinkListed = appointments.some(({ id }) => id === linkedId);
  useEffect(() => {
    // The browser looks for the linked row before the list has loaded.
    if (isLinkListed && linkedId)
      document.getElementById(linkedId)?.scrollIntoView({ block: 'center' });
  }, [isLinkListed, linkedId]);
  const errorOf = (id: string) => (actionError?.id === id ? actionError.message : null);

  function act(id: string, action: AppointmentAction) {
    const isQuestion = action === 'cancel' || action === 'decline';
    // The press is shown before the dialog, which takes a slow phone a while.
    startTransition(() => {
      setQuestion(isQuestion ? { id, isOpen: true, isAnswered: false } : null);
    });
    if (action === 'accept') onAccept(id);
    if (action === 'complete') onComplete(id);
  }

  const showDays = (shown: readonly AppointmentDay[]) =>
    shown.map(({ date, appointments: ofDay }) => (
      <div key={date} className={styles.day}>
        <div>
          <h2 className={styles.date}>{formatDay(date)}</h2>
          <p className={date === today ? styles.today : styles.distance}>
            {formatDaysAhead(date, today) || dayParts(date).year}
          </p>
        </div>
        <ul>
          {ofDay.map((appointment) => (
            <AppointmentRow
              key={appointment.id}
              appointment={appointment}
              viewer={role}
              now={now}
              bookAgainHref={bookAgainHref(appointment.doctorId)}
              roomHref={roomHref(appointment.id)}
              visitHref={visitHref(appointment.id)}
              onActionSelect={(action) => act(appointment.id, action)}
              isBusy={pendingId === appointment.id}
              error={question?.id === appointment.id ? null : errorOf(appointment.id)}
              hourCycle={hourCycle}
            />
          ))}
        </ul>
      </div>
    ));

  return (
    <>
      {appointments.length === 0 && whenEmpty}
      {toComplete.length > 0 && (
        <section className={styles.toComplete} aria-labelledby={toCompleteId}>
          <p id={toCompleteId} className={styles.toCompleteTitle}>
            {countText(toComplete.length, 'visit', 'visits')} to complete
          </p>
          {showDays(appointmentDays(toComplete))}
        </section>
      )}
      {earlier.length > 0 && (
        <EarlierVisits
          // Another filter or link decides again what is open.
          key={`${filter} ${linkedId}`}
          count={earlier.length}
          isFirstOpen={
            filter === 'completed' || isLinkEarlier || toComplete.length + coming.length === 0
          }
        >
          {showDays(appointmentDays(earlier))}
        </EarlierVisits>
      )}
      {showDays(coming)}
      {question && asked && (
        <CancelDialog
          key={asked.id}
          appointment={asked}
          viewer={role}
          onClose={() => setQuestion({ ...question, isOpen: false })}
          onConfirm={(reason) => {
            setQuestion({ ...question, isAnswered: true });
            onCancel(asked.id, reason);
          }}
          isPending={pendingId === asked.id}
          error={question.isAnswered ? errorOf(asked.id) : null}
          hourCycle={hourCycle}
        />
      )}
    </>
  );
}
