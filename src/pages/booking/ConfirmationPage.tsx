import { Navigate, useSearchParams } from 'react-router-dom';
import type { User } from '../../contract/auth.ts';
import { ConfirmationScreen } from '../../screens/booking/ConfirmationScreen/ConfirmationScreen.tsx';
import type { Appointment } from '../../contract/appointments.ts';
import type { Sharing } from '../../contract/sharing.ts';
import { isLacking, type Loadable } from '../../domain/loadable.ts';
import { withDoctorTitle } from '../../domain/names.ts';
import {
  answerMove,
  appointmentList,
  useAppointmentMoves,
} from '../../state/appointments/appointments.ts';
import { useOrganizer } from '../../state/appointments/organizer.ts';
import { useVisitPhones } from '../../state/appointments/visit-phone.ts';
import { useBooking } from '../../state/booking/booking.ts';
import { useNow } from '../../state/core/clock.ts';
import { refetch, useLoadable } from '../../state/core/query-client.ts';
import { sharingList } from '../../state/sharing-data.ts';
import { retryChoice } from '../../state/sharing.ts';
import { useUser } from '../../state/session/session.ts';
import { useHasLoaded } from '../../ui/feedback/use-settling.ts';
import { withBase } from '../../ui/navigation/base-path.ts';
import { t } from '../../words/t.ts';
import { paths } from '../paths.ts';
import { LazyNextTimes } from './LazyNextTimes.tsx';
import { attendanceEvents } from '../hooks/attendance-events.ts';
import { focusHeading } from '../hooks/focus-heading.ts';
import { useFollowUps } from '../hooks/use-follow-ups.ts';
import { useSharingEvents } from '../hooks/use-sharing-events.ts';
import { useSeenNotices } from '../hooks/use-seen-notices.ts';
import { usePageTitle } from '../hooks/use-page-title.ts';

const nextTimes = ({ id, name }: Appointment['doctor']) => (
  <LazyNextTimes doctorId={id} doctorName={withDoctorTitle(name)} />
);

/** Spec §2. Redirects to the list if the appointment is unknown. */
export function ConfirmationPage() {
  usePageTitle(t`Booking confirmation`);
  const user = useUser();
  const [params] = useSearchParams();
  const id = params.get('id');
  if (!user) return null;
  return id ? <Confirmation id={id} user={user} /> : <Navigate to={paths.appointments()} replace />;
}

function Confirmation({ id, user }: { id: string; user: User }) {
  const list = useLoadable(appointmentList(user.id));
  const isJustAccepted = useSeenNotices(({ subject }) => subject === id).includes('accepted');
  const sharings = useLoadable(sharingList);
  const { events, unsent } = useSharingEvents(user.id);
  const justBooked = useBooking().booked;
  const isSharingKnown = useHasLoaded(sharings.status === 'loading');
  const pending = unsent[id] ?? null;
  const listed = list.status === 'ready' ? list.data.find((one) => one.id === id) : undefined;
  const isNew = justBooked?.id === id;
  const booked = listed ?? (isNew ? justBooked : undefined);
  const now = useNow('minute');
  const phones = useVisitPhones(booked ? [booked] : [], now);
  const organizer = useOrganizer(booked ? [booked] : [], now);
  const { pendingId, actionError } = useAppointmentMoves();
  const getFollowUp = useFollowUps(user, now);
  if (list.status === 'ready' && !booked) return <Navigate to={paths.appointments()} replace />;
  // Otherwise, the buttons would move when the sharing is shown above them.
  const isShown = isNew || isSharingKnown;
  return (
    <ConfirmationScreen
      appointment={booked && isShown ? { status: 'ready', data: booked } : toPending(list)}
      phone={phones[id] ?? null}
      appointmentsHref={withBase(paths.appointments())}
      moveHref={withBase(paths.move(id))}
      roomHref={withBase(paths.room(id))}
      now={now}
      answer={{
        isBusy: pendingId === id,
        error: actionError?.id === id ? actionError.message : null,
        onAnswer: (answer) => booked && void answerMove(booked, answer),
        onFocusLost: () => focusHeading(),
      }}
      attendance={attendanceEvents}
      getFollowUp={getFollowUp}
      bookHref={(doctorId) => withBase(paths.booking(doctorId))}
      nextTimes={nextTimes}
      messageHref={(doctorId) => withBase(paths.messages(doctorId))}
      sharing={
        !isLacking(sharings)
          ? {
              ...events,
              sharing: findSharing(sharings, id),
              unsent: pending && { ...pending, scope: pending.choice.scope },
              onRetryUnsent: () => retryChoice(id),
            }
          : null
      }
      organizer={organizer}
      isJustAccepted={isJustAccepted}
      onRetry={() => refetch(appointmentList(user.id))}
    />
  );
}

function toPending(list: Loadable<Appointment[]>): Loadable<Appointment> {
  return list.status === 'error' ? list : { status: 'loading' };
}

function findSharing(list: Loadable<Sharing[]>, id: string): Sharing | null {
  if (list.status !== 'ready') return null;
  return list.data.find(({ appointmentId }) => appointmentId === id) ?? null;
}
