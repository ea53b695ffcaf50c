import { useEffect, useLayoutEffect } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { Doctor, TakenSlots } from '../../contract/doctors.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { CALL_PHONE_NAME } from '../../screens/booking/BookingScreen/call-phone-name.ts';
import { NotesField } from '../../screens/booking/BookingScreen/NotesField.tsx';
import { parseChoice } from '../../domain/booking/booking-draft.ts';
import { offeredTypes } from '../../domain/doctors/practice.ts';
import { isFull } from '../../domain/booking/free-days.ts';
import { withDoctorTitle } from '../../domain/names.ts';
import { BookingScreen } from '../../screens/booking/BookingScreen/BookingScreen.tsx';
import { LoginRequiredScreen } from '../../screens/auth/LoginRequiredScreen/LoginRequiredScreen.tsx';
import { createUserGuard, useUser } from '../../state/session/session.ts';
import {
  changeDraft,
  confirmBooking,
  currentBooking,
  endConflict,
  hasFollowUpEnded,
  isTried,
  openBooking,
  showLost,
  startWithType,
  useBooking,
} from '../../state/booking/booking.ts';
import { useNow } from '../../state/core/clock.ts';
import { accountQuery } from '../../state/account/account.ts';
import { doctorToBook, foundDoctors } from '../../state/doctors.ts';
import { refetch, useLoadable } from '../../state/core/query-client.ts';
import { showToast } from '../../state/core/toasts.ts';
import { withBase } from '../../ui/navigation/base-path.ts';
import { afterNextFrame } from '../../ui/lazy/after-next-frame.ts';
import { t } from '../../words/t.ts';
import { paths } from '../paths.ts';
import { LazyWaitlistPart } from '../waitlist/LazyWaitlistPart.tsx';
import { useIsCurrentPage } from '../hooks/use-is-current-page.ts';
import { usePageTitle } from '../hooks/use-page-title.ts';
import { useTimePicker } from '../hooks/use-time-picker.ts';
import { findLastScope, useSharingQuestion } from './use-sharing-question.ts';
import { currentTime } from '../../domain/time/clock.ts';

/** Spec §2 Booking. */
export function BookingPage() {
  usePageTitle(t`Book an appointment`);
  const { id = '' } = useParams();
  const user = useUser();
  if (user) return <BookingForm key={id} doctorId={id} userId={user.id} />;
  return (
    <LoginRequiredScreen
      message={t`Please log in to book an appointment.`}
      loginHref={withBase(paths.login(paths.booking(id)))}
    />
  );
}

function BookingForm({ doctorId, userId }: { doctorId: string; userId: string }) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const followUpOf = params.get('followUp');
  useLayoutEffect(() => {
    openBooking(userId, doctorId);
    const choice = parseChoice(params);
    if (choice) changeDraft(choice);
  }, [userId, doctorId, params]);
  useEffect(() => {
    // A reload must not replace a later choice.
    if (!parseChoice(params)) return;
    const kept = followUpOf === null ? {} : { followUp: followUpOf };
    void navigate(paths.booking(doctorId, kept), { replace: true });
  }, [doctorId, params, followUpOf, navigate]);
  const isHere = useIsCurrentPage();
  const booking = useBooking();
  const { draft, isSubmitting, conflict, error, phoneError, isBlockedByVisits } = booking;
  const { date } = draft;
  const time = isTried(booking) ? null : draft.time;
  const now = useNow('minute');
  const { doctor, taken, freeDays, onRetrySlots } = useTimePicker({
    doctorId,
    choice: { date, time },
    conflict,
    isSubmitting,
    now,
    hasFreeDays: true,
    onLost: showLost,
    onFreed: endConflict,
  });
  useLoadingToast(doctor);
  const known = doctor.status === 'ready' ? doctor.data : null;
  useLayoutEffect(() => {
    if (known) startWithType(known);
  }, [known]);
  const isByPhone = draft.appointmentType === 'phone';
  const account = useLoadable({ ...accountQuery, enabled: isByPhone });
  const askSharing = useSharingQuestion(userId, doctorId);
  const doctors = useLoadable({
    ...foundDoctors,
    enabled: freeDays !== null && isFull(freeDays, date),
  });

  const confirm = async () => {
    if (doctor.status !== 'ready') return;
    const isStillHere = createUserGuard();
    const sharing = draft.sharing ?? (await findLastScope(userId, doctorId));
    const appointment = await confirmBooking(doctor.data, sharing, currentTime(), followUpOf);
    if (!isStillHere()) return;
    if (currentBooking().phoneError) document.getElementsByName(CALL_PHONE_NAME)[0]?.focus();
    else if (!isHere()) showResultToast(appointment !== null);
    // The next attempt is an ordinary request.
    else if (followUpOf !== null && hasFollowUpEnded(currentBooking())) {
      void navigate(paths.booking(doctorId), { replace: true });
    } else if (appointment) {
      void navigate(paths.bookingConfirmation(appointment.id), { replace: true });
    }
  };

  return (
    <BookingScreen
      doctor={doctor}
      now={now}
      draft={draft}
      onDraftChange={changeDraft}
      notes={known && <Notes doctorName={withDoctorTitle(known.name)} />}
      takenSlots={date === null ? null : withoutTime(taken, time === null ? draft.time : null)}
      askSharing={askSharing}
      accountPhone={account.status === 'ready' ? account.data.phone : null}
      phoneError={phoneError}
      freeDays={freeDays}
      otherDoctors={doctors.status === 'ready' ? doctors.data : []}
      // After a choice that was pressed just before.
      onConfirm={() => afterNextFrame(() => void confirm())}
      isSubmitting={isSubmitting}
      conflict={conflict}
      error={error}
      hrefs={{
        appointments: isBlockedByVisits ? withBase(paths.appointments()) : null,
        profile: withBase(paths.doctor(doctorId)),
        find: withBase(paths.findADoctor()),
        booking: (id, slot) => withBase(paths.booking(id, slot)),
      }}
      waitlist={
        known && (
          <LazyWaitlistPart
            doctor={known}
            appointmentType={draft.appointmentType ?? offeredTypes(known)[0]}
          />
        )
      }
      viewerTimeZone={new Intl.DateTimeFormat().resolvedOptions().timeZone}
      onRetry={() => refetch(doctorToBook(doctorId))}
      onRetrySlots={onRetrySlots}
    />
  );
}

/** Reads the notes instead of the page, which renders much. */
function Notes({ doctorName }: { doctorName: string }) {
  const { notes } = useBooking().draft;
  return (
    <NotesField
      doctorName={doctorName}
      value={notes}
      onChange={(changed) => changeDraft({ notes: changed })}
    />
  );
}

function withoutTime(taken: Loadable<TakenSlots>, own: string | null): Loadable<TakenSlots> {
  if (own === null || taken.status !== 'ready') return taken;
  const others = taken.data.taken.filter((time) => time !== own);
  return { ...taken, data: { ...taken.data, taken: others } };
}

/** The user may have left the page. */
function showResultToast(isBooked: boolean): void {
  if (isBooked) showToast('success', t`Appointment booked`);
  else showToast('error', t`Your appointment could not be booked`);
}

/** Spec §8. */
function useLoadingToast({ status }: Loadable<Doctor>): void {
  useEffect(() => {
    if (status === 'error')
      showToast('error', t`Failed to fetch doctor details. Please try again later.`);
  }, [status]);
}
