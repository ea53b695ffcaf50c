import { useEffect, useLayoutEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { Doctor } from '../../contract/doctors.ts';
import { isLacking, type Loadable } from '../../domain/loadable.ts';
import { BookingScreen } from '../../screens/booking/BookingScreen/BookingScreen.tsx';
import { LoginRequiredScreen } from '../../screens/auth/LoginRequiredScreen/LoginRequiredScreen.tsx';
import { createUserGuard, useUser } from '../../state/session/session.ts';
import {
  changeDraft,
  confirmBooking,
  openBooking,
  useBooking,
} from '../../state/booking/booking.ts';
import { useNow } from '../../state/core/clock.ts';
import { sharingList } from '../../state/sharing-data.ts';
import { doctorToBook, takenSlots } from '../../state/doctors.ts';
import { REFETCH_MS, refetch, useLoadable } from '../../state/core/query-client.ts';
import { showToast } from '../../state/core/toasts.ts';
import { withBase } from '../../ui/navigation/base-path.ts';
import { t } from '../../words/t.ts';
import { paths } from '../paths.ts';
import { useIsCurrentPage } from '../hooks/use-is-current-page.ts';
import { usePageTitle } from '../hooks/use-page-title.ts';
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
  useLayoutEffect(() => openBooking(userId, doctorId), [userId, doctorId]);
  const navigate = useNavigate();
  const isHere = useIsCurrentPage();
  const doctor = useLoadable({
    ...doctorToBook(doctorId),
    refetchInterval: ({ state }) => state.data !== undefined && REFETCH_MS,
  });
  useLoadingToast(doctor);
  const { draft, isSubmitting, conflict, error, isBlockedByVisits } = useBooking();
  const sharings = useLoadable(sharingList);
  const { date } = draft;
  const now = useNow('minute');
  const slots = takenSlots(doctorId, date ?? '');
  const taken = useLoadable({ ...slots, enabled: date !== null });

  const confirm = async () => {
    if (doctor.status !== 'ready') return;
    const isStillHere = createUserGuard();
    const appointment = await confirmBooking(doctor.data, currentTime());
    if (!isStillHere()) return;
    if (!isHere()) showResultToast(appointment !== null);
    else if (appointment) {
      void navigate(paths.bookingConfirmation(appointment.id), { replace: true });
    }
  };

  return (
    <BookingScreen
      doctor={doctor}
      now={now}
      draft={draft}
      onDraftChange={changeDraft}
      takenSlots={date === null ? null : taken}
      canShare={!isLacking(sharings)}
      onConfirm={() => void confirm()}
      isSubmitting={isSubmitting}
      conflict={conflict}
      error={error}
      hrefs={{
        appointments: isBlockedByVisits ? withBase(paths.appointments()) : null,
        profile: withBase(paths.doctor(doctorId)),
        find: withBase(paths.findADoctor()),
      }}
      viewerTimeZone={new Intl.DateTimeFormat().resolvedOptions().timeZone}
      onRetry={() => refetch(doctorToBook(doctorId))}
      onRetrySlots={() => refetch(slots)}
    />
  );
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
