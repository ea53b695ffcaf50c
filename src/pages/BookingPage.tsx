import { useCallback, useEffect, useLayoutEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { BookingScreen } from '../screens/BookingScreen/BookingScreen.tsx';
import { LoginRequiredScreen } from '../screens/LoginRequiredScreen/LoginRequiredScreen.tsx';
import { loadDoctorToBook, useDoctorToBook } from '../state/appointments.ts';
import { useAuth } from '../state/auth.ts';
import { changeDraft, confirmBooking, openBooking, useBooking } from '../state/booking.ts';
import { useNow } from '../state/clock.ts';
import { useHourCycle } from '../state/hour-cycle.ts';
import { samePerson } from '../state/same-person.ts';
import { loadTakenSlots, useTakenSlots } from '../state/taken-slots.ts';
import { showToast } from '../state/toasts.ts';
import { withBase } from '../ui/base-path.ts';
import { paths } from './paths.ts';
import { useFollow } from './use-follow.ts';
import { useIsHere } from './use-is-here.ts';
import { useLoad } from './use-load.ts';
import { usePageTitle } from './use-page-title.ts';

/** /appointments/book/{id} (spec §2 Booking). */
export function BookingPage() {
  usePageTitle('Book an appointment');
  const { id = '' } = useParams();
  const { user } = useAuth();
  if (user) return <BookingForm key={id} doctorId={id} userId={user.id} />;
  return (
    <LoginRequiredScreen
      message="Please log in to book an appointment."
      loginHref={withBase(paths.login(paths.booking(id)))}
    />
  );
}

function BookingForm({ doctorId, userId }: { doctorId: string; userId: string }) {
  useLayoutEffect(() => openBooking(userId, doctorId), [userId, doctorId]);
  const navigate = useNavigate();
  const isHere = useIsHere();
  const doctor = useDoctorToBook(doctorId);
  const { draft, isSubmitting, conflict, error, isBlockedByVisits } = useBooking();
  const { date } = draft;
  const now = useNow('minute');

  const load = useCallback(() => void loadDoctorToBook(doctorId), [doctorId]);
  useLoad(load);
  // A schedule that its doctor changes meanwhile shows at once.
  useFollow(load, doctor.status === 'ready');
  const loadSlots = useCallback(() => {
    if (date !== null) void loadTakenSlots(doctorId, date);
  }, [doctorId, date]);
  useLoad(loadSlots);
  useOnFocus(loadSlots);

  const confirm = async () => {
    if (doctor.status !== 'ready') return;
    const isStillHere = samePerson();
    const appointment = await confirmBooking(doctor.data, new Date());
    if (!isStillHere()) return;
    if (!isHere()) tellElsewhere(appointment !== null);
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
      takenSlots={useTakenSlots(doctorId, date)}
      onConfirm={() => void confirm()}
      isSubmitting={isSubmitting}
      conflict={conflict}
      error={error}
      appointmentsHref={isBlockedByVisits ? withBase(paths.appointments()) : null}
      viewerTimeZone={new Intl.DateTimeFormat().resolvedOptions().timeZone}
      profileHref={withBase(paths.doctor(doctorId))}
      findHref={withBase(paths.findADoctor())}
      hourCycle={useHourCycle()}
      onRetry={load}
      onRetrySlots={loadSlots}
    />
  );
}

/** Tells somebody who has gone on to another page how their booking ended. */
function tellElsewhere(isBooked: boolean): void {
  if (isBooked) showToast('success', 'Appointment booked');
  else showToast('error', 'Your appointment could not be booked');
}

/** Times may have gone while another window was in front. */
function useOnFocus(look: () => void): void {
  useEffect(() => {
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, [look]);
}
