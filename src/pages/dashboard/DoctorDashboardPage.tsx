import { useCallback, useEffect, useLayoutEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ScheduleEditor } from '../../components/dashboard/ScheduleEditor/ScheduleEditor.tsx';
import type { Appointment } from '../../contract/appointments.ts';
import type { User } from '../../contract/auth.ts';
import type { Doctor } from '../../contract/doctors.ts';
import { defaultRules } from '../../domain/booking/booking-rules.ts';
import { dateInIndia } from '../../domain/time/india-time.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { DoctorDashboardScreen } from '../../screens/dashboard/DoctorDashboardScreen/DoctorDashboardScreen.tsx';
import {
  acceptAppointment,
  answerMove,
  cancelAppointment,
  appointmentList,
  useAppointmentMoves,
} from '../../state/appointments/appointments.ts';
import { useUser } from '../../state/session/session.ts';
import { useWaitingIds } from '../../state/calls/waiting.ts';
import { useNow } from '../../state/core/clock.ts';
import { secondFactorQuery } from '../../state/account/second-factor.ts';
import {
  putReminderAway,
  useIsReminderPutAway,
} from '../../state/account/second-factor-reminder.ts';
import { doctorProfile } from '../../state/doctors.ts';
import { refetch, useLoadable } from '../../state/core/query-client.ts';
import {
  changeSchedule,
  closeSchedule,
  discardSchedule,
  openSchedule,
  saveSchedule,
  useSchedule,
} from '../../state/account/schedule.ts';
import { waitingCount } from '../../state/waitlist/waiting-count.ts';
import { withBase } from '../../ui/navigation/base-path.ts';
import { t } from '../../words/t.ts';
import type { PageProps } from '../page-props.ts';
import { paths } from '../paths.ts';
import { attendanceEvents } from '../hooks/attendance-events.ts';
import { focusHeading } from '../hooks/focus-heading.ts';
import { useIsCurrentPage } from '../hooks/use-is-current-page.ts';
import { usePageTitle } from '../hooks/use-page-title.ts';
import { currentTime } from '../../domain/time/clock.ts';

export function DoctorDashboardPage({ BackOffice }: Pick<PageProps, 'BackOffice'>) {
  usePageTitle(t`Doctor dashboard`);
  const user = useUser();
  return user && <Dashboard user={user} BackOffice={BackOffice} />;
}

function Dashboard({ user, BackOffice }: { user: User } & Pick<PageProps, 'BackOffice'>) {
  const doctor = useLoadable(doctorProfile(user.id));
  const list = useLoadable(appointmentList(user.id));
  const secondFactor = useLoadable(secondFactorQuery);
  const waiting = useLoadable(waitingCount);
  const now = useNow('minute');
  const { pendingId, actionError } = useAppointmentMoves();
  const [params, setParams] = useSearchParams();
  const schedule = params.get('schedule');
  const isScheduleOpen = schedule === 'edit' || schedule === 'leave';
  return (
    <>
      <DoctorDashboardScreen
        waitingIds={useWaitingIds()}
        user={user}
        appointments={list}
        doctor={doctor}
        secondFactor={secondFactor}
        isSecondFactorPutAway={useIsReminderPutAway(user.id, dateInIndia(now))}
        onPutSecondFactorAway={() => {
          putReminderAway(user.id, dateInIndia(now));
          // The pressed button is gone.
          focusHeading();
        }}
        now={now}
        onManageSchedule={() => setParams({ schedule: 'edit' })}
        onPlanLeave={() => setParams({ schedule: 'leave' })}
        onAccept={(id) => void acceptAppointment(id)}
        onDecline={(id, reason) => void cancelAppointment(id, reason)}
        onMoveAnswer={(visit, answer) => void answerMove(visit, answer)}
        onMissedChange={attendanceEvents.onMissedChange}
        pendingId={pendingId}
        actionError={actionError}
        hrefs={{
          appointments: withBase(paths.appointments()),
          room: (id) => withBase(paths.room(id)),
          move: moveHref,
          visit: (id) => withBase(paths.visit(id)),
          message: messageHref,
          account: withBase(paths.account()),
        }}
        waitingCount={waiting.status === 'ready' ? waiting.data : 0}
        backOffice={doctor.status === 'ready' && BackOffice && <BackOffice doctor={doctor.data} />}
        onRetry={() => refetch(doctorProfile(user.id), appointmentList(user.id))}
      />
      {isScheduleOpen && doctor.status === 'ready' && (
        <Schedule
          doctor={doctor.data}
          appointments={list}
          startsAtLeave={schedule === 'leave'}
          onClose={() => setParams({}, { replace: true })}
        />
      )}
    </>
  );
}

const moveHref = (id: string) => withBase(paths.move(id));
const messageHref = (patientId: string) => withBase(paths.messages(patientId));

interface ScheduleProps {
  doctor: Doctor;
  appointments: Loadable<Appointment[]>;
  startsAtLeave: boolean;
  onClose: () => void;
}

function Schedule({ doctor, appointments, startsAtLeave, onClose }: ScheduleProps) {
  const { draft, isRestored, isSubmitting, error } = useSchedule();
  const { pendingId, actionError } = useAppointmentMoves();
  const now = useNow('minute');
  const isHere = useIsCurrentPage();
  const open = useCallback(
    () => openSchedule(doctor.id, doctor, dateInIndia(currentTime())),
    [doctor],
  );
  useLayoutEffect(open, [open]);
  useEffect(() => closeSchedule, []);

  if (!draft) return null;
  return (
    <ScheduleEditor
      draft={draft}
      savedRules={doctor.bookingRules ?? defaultRules}
      onDraftChange={changeSchedule}
      isRestored={isRestored}
      onStartOver={() => {
        discardSchedule();
        open();
      }}
      appointments={appointments}
      now={now}
      startsAtLeave={startsAtLeave}
      isSubmitting={isSubmitting}
      error={error}
      messageHref={messageHref}
      moveHref={moveHref}
      onCancelVisit={(id, reason) => void cancelAppointment(id, reason)}
      pendingId={pendingId}
      actionError={actionError}
      onSave={() => void saveSchedule().then((isSaved) => isSaved && isHere() && onClose())}
      onClose={onClose}
      onCancel={() => {
        discardSchedule();
        onClose();
      }}
    />
  );
}
