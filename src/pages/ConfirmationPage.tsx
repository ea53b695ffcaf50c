import { useCallback } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { User } from '../contract/auth.ts';
import { ConfirmationScreen } from '../screens/ConfirmationScreen/ConfirmationScreen.tsx';
import { loadAppointments, useAppointments } from '../state/appointments.ts';
import { useAuth } from '../state/auth.ts';
import { useHourCycle } from '../state/hour-cycle.ts';
import { withBase } from '../ui/base-path.ts';
import { paths } from './paths.ts';
import { useLoad } from './use-load.ts';
import { usePageTitle } from './use-page-title.ts';

/** /appointments/book/confirm (spec §2): the appointment that the address names; without one, the list. */
export function ConfirmationPage() {
  usePageTitle('Booking confirmation');
  const { user } = useAuth();
  const [params] = useSearchParams();
  const id = params.get('id');
  if (!user) return null;
  return id ? <Confirmation id={id} user={user} /> : <Navigate to={paths.appointments()} replace />;
}

function Confirmation({ id, user }: { id: string; user: User }) {
  const { list, currentAppointment } = useAppointments();
  const hourCycle = useHourCycle();
  const load = useCallback(() => void loadAppointments(user.id), [user.id]);
  useLoad(load);
  const listed = list.status === 'ready' ? list.data.find((one) => one.id === id) : undefined;
  const booked = listed ?? (currentAppointment?.id === id ? currentAppointment : undefined);
  if (list.status === 'ready' && !booked) return <Navigate to={paths.appointments()} replace />;
  return (
    <ConfirmationScreen
      appointment={booked ? { status: 'ready', data: booked } : notThereYet(list)}
      appointmentsHref={withBase(paths.appointments())}
      bookHref={(doctorId) => withBase(paths.booking(doctorId))}
      messageHref={(doctorId) => withBase(paths.message(doctorId))}
      hourCycle={hourCycle}
      onRetry={load}
    />
  );
}

function notThereYet(list: ReturnType<typeof useAppointments>['list']) {
  return list.status === 'error' ? list : ({ status: 'loading' } as const);
}
