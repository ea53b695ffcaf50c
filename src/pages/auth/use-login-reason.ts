import { matchPath } from 'react-router-dom';
import { doctorShortName } from '../../domain/names.ts';
import { useLoadable } from '../../state/core/query-client.ts';
import { doctorToBook } from '../../state/doctors.ts';
import { t } from '../../words/t.ts';
import { routes, type RouteName, type Routes } from '../routes.ts';

type PathForUsers = {
  [Name in RouteName]: Routes[Name]['guard'] extends 'public' | 'guest'
    ? never
    : Routes[Name]['path'];
}[RouteName];

const appointments = t`Log in to see your appointments.`;
const dashboard = t`Log in to see your dashboard.`;
const queueBookings = t`Log in to see your queue bookings.`;
const records = t`Log in to see your medical records.`;

/** The first match counts. */
const reasons: Record<PathForUsers, string> = {
  [routes.appointments.path]: appointments,
  [routes.bookingConfirmation.path]: appointments,
  [routes.booking.path]: t`Log in to book a visit.`,
  [routes.move.path]: t`Log in to move your visit.`,
  [routes.room.path]: t`Log in to join your visit.`,
  [routes.visit.path]: t`Log in to open the visit.`,
  [routes.messages.path]: t`Log in to see your messages.`,
  [routes.patientDashboard.path]: dashboard,
  [routes.doctorDashboard.path]: dashboard,
  [routes.records.path]: records,
  [routes.record.path]: records,
  [routes.queueForm.path]: t`Log in to book a queue helper.`,
  [routes.payment.path]: t`Log in to pay.`,
  [routes.queue.path]: queueBookings,
  [routes.queueBooking.path]: queueBookings,
  [routes.account.path]: t`Log in to see your account.`,
};

/** @param redirect the page to which the login leads; null if it is open to guests */
export function useLoginReason(redirect: string): string | null {
  const [pathname = ''] = redirect.split(/[?#]/);
  const [path, reason = null] =
    Object.entries(reasons).find(([pattern]) => matchPath(pattern, pathname)) ?? [];
  const isBooking = path === routes.booking.path;
  const { id = '' } = matchPath(routes.booking.path, pathname)?.params ?? {};
  const doctor = useLoadable({ ...doctorToBook(id), enabled: isBooking });
  return isBooking && doctor.status === 'ready'
    ? t`Log in to book with ${doctorShortName(doctor.data.name)}.`
    : reason;
}
