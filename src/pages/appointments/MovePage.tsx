import { useLayoutEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { User } from '../../contract/auth.ts';
import { findMoveEnd, findMoveStop } from '../../domain/appointments/move.ts';
import { formatMoveResult } from '../../domain/appointments/move-words.ts';
import { getRules } from '../../domain/booking/booking-rules.ts';
import { currentTime } from '../../domain/time/clock.ts';
import { MoveScreen } from '../../screens/appointments/MoveScreen/MoveScreen.tsx';
import { answerMove, useAppointmentMoves } from '../../state/appointments/appointments.ts';
import {
  chooseTime,
  confirmMove,
  endConflict,
  openMove,
  showLost,
  useMove,
} from '../../state/appointments/move.ts';
import { useNow } from '../../state/core/clock.ts';
import { refetch, useLoadable } from '../../state/core/query-client.ts';
import { showToast } from '../../state/core/toasts.ts';
import { doctorToBook } from '../../state/doctors.ts';
import { createUserGuard, useUser } from '../../state/session/session.ts';
import { withBase } from '../../ui/navigation/base-path.ts';
import { t } from '../../words/t.ts';
import { focusHeading } from '../hooks/focus-heading.ts';
import { useIsCurrentPage } from '../hooks/use-is-current-page.ts';
import { useOwnAppointment } from '../hooks/use-own-appointment.ts';
import { usePageTitle } from '../hooks/use-page-title.ts';
import { useSeenNotices } from '../hooks/use-seen-notices.ts';
import { useTimePicker } from '../hooks/use-time-picker.ts';
import { paths } from '../paths.ts';
import { LazyWaitlistPart } from '../waitlist/LazyWaitlistPart.tsx';

export function MovePage() {
  usePageTitle(t`Move a visit`);
  const { id = '' } = useParams();
  const user = useUser();
  return user && <Move key={id} id={id} user={user} />;
}

function Move({ id, user }: { id: string; user: User }) {
  useLayoutEffect(() => openMove(id), [id]);
  useSeenNotices(({ subject }) => subject === id);
  const navigate = useNavigate();
  const isHere = useIsCurrentPage();
  const now = useNow('minute');
  const { appointment, onRetry } = useOwnAppointment(user.id, id);
  const visit = appointment.status === 'ready' ? appointment.data : null;
  const doctorId = visit?.doctorId ?? '';
  const { date, time, isSubmitting, conflict, error, isVisitInTheWay } = useMove();
  const isPatient = user.role === 'patient';
  const doctor = useLoadable({ ...doctorToBook(doctorId), enabled: visit !== null });
  const rules = doctor.status === 'ready' ? getRules(doctor.data) : null;
  const isOpen = visit !== null && findMoveEnd(visit, user.role, now) === null;
  const canChoose = isOpen && findMoveStop(visit, user.role, rules, now) === null;
  const { taken, freeDays, onRetrySlots } = useTimePicker({
    // The doctor may relax a rule that refuses the move.
    doctorId: isOpen ? doctorId : '',
    canPoll: canChoose,
    choice: { date, time },
    conflict,
    isSubmitting,
    now,
    hasFreeDays: isPatient && canChoose,
    onLost: showLost,
    onFreed: endConflict,
  });
  const { pendingId, actionError } = useAppointmentMoves();
  const visitPath = isPatient ? paths.bookingConfirmation(id) : paths.visit(id);

  const confirm = async () => {
    if (!visit || doctor.status !== 'ready') return;
    const isStillHere = createUserGuard();
    const moved = await confirmMove(visit, doctor.data, currentTime());
    if (!isStillHere()) return;
    if (moved) showToast('success', formatMoveResult(moved));
    else if (!isHere()) showToast('error', t`The visit could not be moved`);
    if (moved && isHere()) void navigate(visitPath, { replace: true });
  };

  return (
    <MoveScreen
      appointment={appointment}
      doctor={doctor}
      viewer={user.role}
      now={now}
      choice={{ date, time }}
      onChoose={chooseTime}
      takenSlots={date === null ? null : taken}
      freeDays={freeDays}
      conflict={conflict}
      error={error}
      isVisitInTheWay={isVisitInTheWay}
      isSubmitting={isSubmitting}
      onConfirm={() => void confirm()}
      onRetrySlots={onRetrySlots}
      hrefs={{ visit: withBase(visitPath), appointments: withBase(paths.appointments()) }}
      viewerTimeZone={new Intl.DateTimeFormat().resolvedOptions().timeZone}
      answer={{
        isBusy: pendingId === id,
        error: actionError?.id === id ? actionError.message : null,
        onAnswer: (answer) => visit && void answerMove(visit, answer),
        onFocusLost: () => focusHeading(),
      }}
      waitlist={
        isPatient &&
        visit &&
        doctor.status === 'ready' && (
          <LazyWaitlistPart
            doctor={doctor.data}
            appointmentType={visit.appointmentType}
            visit={visit}
          />
        )
      }
      onRetry={() => {
        onRetry();
        refetch(doctorToBook(doctorId));
      }}
    />
  );
}
