import { useEffect } from 'react';
import type { VisitedDoctor } from '../../domain/appointments/dashboard.ts';
import { withDoctorTitle } from '../../domain/names.ts';
import type { User } from '../../contract/auth.ts';
import { PatientDashboardScreen } from '../../screens/dashboard/PatientDashboardScreen/PatientDashboardScreen.tsx';
import {
  answerMove,
  appointmentList,
  useAppointmentMoves,
} from '../../state/appointments/appointments.ts';
import { useVisitPhones } from '../../state/appointments/visit-phone.ts';
import { useWaitingIds } from '../../state/calls/waiting.ts';
import { useNow } from '../../state/core/clock.ts';
import { loadInbox, useInbox } from '../../state/messages/conversations/conversations.ts';
import { freelancerList } from '../../state/freelancers.ts';
import { refetch, useLoadable } from '../../state/core/query-client.ts';
import { recordList } from '../../state/records.ts';
import { useUser } from '../../state/session/session.ts';
import { withBase } from '../../ui/navigation/base-path.ts';
import { t } from '../../words/t.ts';
import { LazyNextTimes } from '../booking/LazyNextTimes.tsx';
import { paths } from '../paths.ts';
import { attendanceEvents } from '../hooks/attendance-events.ts';
import { useFollowUps } from '../hooks/use-follow-ups.ts';
import { useNewMarks } from '../hooks/use-new-marks.ts';
import { usePageTitle } from '../hooks/use-page-title.ts';
import { LazyOwnWaitlist } from '../waitlist/LazyOwnWaitlist.tsx';

export function PatientDashboardPage() {
  usePageTitle(t`Patient dashboard`);
  const user = useUser();
  return user && <Dashboard user={user} />;
}

const nextTime = ({ id, name }: VisitedDoctor) => (
  <LazyNextTimes doctorId={id} doctorName={withDoctorTitle(name)} count={1} />
);

const onInboxLoad = () => void loadInbox();

function Dashboard({ user }: { user: User }) {
  useEffect(onInboxLoad, []);
  const appointments = useLoadable(appointmentList(user.id));
  const now = useNow('minute');
  const { pendingId, actionError } = useAppointmentMoves();
  return (
    <PatientDashboardScreen
      waitingIds={useWaitingIds()}
      getNewMark={useNewMarks()}
      user={user}
      appointments={appointments}
      phones={useVisitPhones(appointments.status === 'ready' ? appointments.data : [], now)}
      records={useLoadable(recordList(user.id))}
      inbox={useInbox()}
      freelancers={useLoadable(freelancerList)}
      now={now}
      answers={{
        pendingId,
        actionError,
        onMoveAnswer: (visit, answer) => void answerMove(visit, answer),
      }}
      attendance={attendanceEvents}
      getFollowUp={useFollowUps(user, now)}
      nextTimes={nextTime}
      waitlist={<LazyOwnWaitlist />}
      hrefs={{
        appointments: withBase(paths.appointments()),
        requests: withBase(paths.appointments({ status: 'pending' })),
        appointment: (id) => withBase(paths.appointment(id)),
        find: withBase(paths.findADoctor()),
        doctors: withBase(paths.doctors()),
        room: (id) => withBase(paths.room(id)),
        records: withBase(paths.records()),
        record: (id) => withBase(paths.record(id)),
        book: (doctorId) => withBase(paths.booking(doctorId)),
        message: (partnerId) => withBase(paths.messages(partnerId)),
        inbox: withBase(paths.messages()),
        queueForm: (freelancerId) => withBase(paths.queueForm(freelancerId)),
        freelancers: withBase(paths.freelancers()),
      }}
      onRetry={() => {
        refetch(appointmentList(user.id), recordList(user.id), freelancerList);
        onInboxLoad();
      }}
    />
  );
}
