import { useLocation, useSearchParams } from 'react-router-dom';
import { appointmentStatus } from '../../contract/appointments.ts';
import type { User } from '../../contract/auth.ts';
import { AppointmentsScreen } from '../../screens/appointments/AppointmentsScreen/AppointmentsScreen.tsx';
import {
  acceptAppointment,
  answerMove,
  cancelAppointment,
  completeAppointment,
  appointmentList,
  useAppointmentMoves,
} from '../../state/appointments/appointments.ts';
import { useOrganizer } from '../../state/appointments/organizer.ts';
import { useVisitPhones } from '../../state/appointments/visit-phone.ts';
import { useWaitingIds } from '../../state/calls/waiting.ts';
import { sharingList } from '../../state/sharing-data.ts';
import { useUser } from '../../state/session/session.ts';
import { useNow } from '../../state/core/clock.ts';
import { refetch, useLoadable } from '../../state/core/query-client.ts';
import { withBase } from '../../ui/navigation/base-path.ts';
import { t } from '../../words/t.ts';
import { paths } from '../paths.ts';
import { attendanceEvents } from '../hooks/attendance-events.ts';
import { useFollowUps } from '../hooks/use-follow-ups.ts';
import { useNewMarks } from '../hooks/use-new-marks.ts';
import { usePageTitle } from '../hooks/use-page-title.ts';
import { useSharingEvents } from '../hooks/use-sharing-events.ts';

export function AppointmentsPage() {
  usePageTitle(t`Appointments`);
  const user = useUser();
  return user && <Appointments user={user} />;
}

function Appointments({ user }: { user: User }) {
  const [params] = useSearchParams();
  const partnerId = params.get('with');
  const linkedId = useLocation().hash.slice(1) || null;
  const { pendingId, actionError } = useAppointmentMoves();
  const now = useNow('minute');
  const appointments = useLoadable(appointmentList(user.id));
  const isPatient = user.role === 'patient';
  const sharings = useLoadable({ ...sharingList, enabled: isPatient });
  const { events, unsent } = useSharingEvents(user.id);
  const organizer = useOrganizer(appointments.status === 'ready' ? appointments.data : [], now);
  return (
    <AppointmentsScreen
      role={user.role}
      appointments={appointments}
      phones={useVisitPhones(
        isPatient && appointments.status === 'ready' ? appointments.data : [],
        now,
      )}
      partnerId={partnerId}
      filter={appointmentStatus.safeParse(params.get('status')).data ?? 'all'}
      hrefs={{
        filter: (filter) =>
          withBase(
            paths.appointments({
              ...(filter !== 'all' && { status: filter }),
              ...(partnerId !== null && { with: partnerId }),
            }),
          ),
        everyone: withBase(paths.appointments()),
        message: (partnerId) => withBase(paths.messages(partnerId)),
        bookAgain: (doctorId) => withBase(paths.booking(doctorId)),
        move: (id) => withBase(paths.move(id)),
        room: (id) => withBase(paths.room(id)),
        visit: (id) => withBase(paths.visit(id)),
        record: (id) => withBase(isPatient ? paths.records({ visit: id }) : paths.visit(id)),
        find: withBase(paths.findADoctor()),
      }}
      sharing={
        isPatient && sharings.status === 'ready'
          ? { ...events, choices: sharings.data, unsentIds: Object.keys(unsent) }
          : null
      }
      linkedId={linkedId}
      waitingIds={useWaitingIds()}
      organizer={organizer}
      getNewMark={useNewMarks()}
      now={now}
      onAccept={(id) => void acceptAppointment(id)}
      onComplete={(id) => void completeAppointment(id)}
      onCancel={(id, reason) => void cancelAppointment(id, reason)}
      onMoveAnswer={(visit, answer) => void answerMove(visit, answer)}
      attendance={attendanceEvents}
      getFollowUp={useFollowUps(user, now)}
      pendingId={pendingId}
      actionError={actionError}
      onRetry={() => refetch(appointmentList(user.id))}
    />
  );
}
