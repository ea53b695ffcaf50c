import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { calendarDate } from '../../contract/common.ts';
import type { User } from '../../contract/auth.ts';
import { dateInIndia } from '../../domain/time/india-time.ts';
import { DAY_OR_WEEK_ID } from '../../screens/dashboard/DoctorDashboardScreen/day-or-week-id.ts';
import { DoctorDashboardScreen } from '../../screens/dashboard/DoctorDashboardScreen/DoctorDashboardScreen.tsx';
import { blockHours, useBlockedHours } from '../../state/account/blocked-hours.ts';
import { secondFactorQuery } from '../../state/account/second-factor.ts';
import {
  putReminderAway,
  useIsReminderPutAway,
} from '../../state/account/second-factor-reminder.ts';
import {
  acceptSeveral,
  clearAcceptance,
  useAcceptSeveral,
} from '../../state/appointments/accept-several.ts';
import {
  acceptAppointment,
  answerMove,
  cancelAppointment,
  appointmentList,
  useAppointmentMoves,
} from '../../state/appointments/appointments.ts';
import { useWaitingIds } from '../../state/calls/waiting.ts';
import { useNow } from '../../state/core/clock.ts';
import { refetch, useLoadable } from '../../state/core/query-client.ts';
import { showToast } from '../../state/core/toasts.ts';
import { waitingCount } from '../../state/waitlist/waiting-count.ts';
import { doctorProfile } from '../../state/doctors.ts';
import { useUser } from '../../state/session/session.ts';
import { lazyModule, useLazyModule } from '../../ui/lazy/lazy-module.ts';
import { withBase } from '../../ui/navigation/base-path.ts';
import { t } from '../../words/t.ts';
import type { PageProps } from '../page-props.ts';
import { paths } from '../paths.ts';
import { attendanceEvents } from '../hooks/attendance-events.ts';
import { focusHeading, focusPartHeading } from '../hooks/focus-heading.ts';
import { usePageTitle } from '../hooks/use-page-title.ts';

const scheduleDialog = lazyModule(() => import('./ScheduleDialog.tsx'), { when: 'idle' });
const blockTime = lazyModule(() => import('./BlockTimeDialog.tsx'), { when: 'idle' });
const proposeTimes = lazyModule(() => import('./ProposeTimesDialog.tsx'), { when: 'idle' });

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
  const opened = params.get('schedule');
  const weekOf = params.get('week');
  const shown: Record<string, string> = weekOf === null ? {} : { week: weekOf };
  const close = () => setParams(shown, { replace: true });
  const propose = () => setParams({ ...shown, schedule: 'propose' }, { replace: true });
  const { pending, error } = useBlockedHours();
  const onError = () => {
    close();
    showToast('error', t`This could not be opened. Check your connection and try again.`);
  };
  const isScheduleOpen = opened === 'edit' || opened === 'leave';
  const schedule = useLazyModule(scheduleDialog, { isOpen: isScheduleOpen, onError });
  const block = useLazyModule(blockTime, { isOpen: opened === 'block', onError });
  const proposals = useLazyModule(proposeTimes, { isOpen: opened === 'propose', onError });
  useEffect(() => clearAcceptance, []);
  useDayOrWeekFocus(weekOf !== null);
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
        week={
          weekOf === null
            ? null
            : {
                from: calendarDate.safeParse(weekOf).data ?? dateInIndia(now),
                onFromChange: (date) => setParams({ week: date }, { replace: true }),
              }
        }
        onManageSchedule={() => setParams({ ...shown, schedule: 'edit' })}
        onPlanLeave={() => setParams({ ...shown, schedule: 'leave' })}
        onPropose={() => setParams({ ...shown, schedule: 'propose' })}
        block={{
          pending,
          // The dialog shows its own.
          error: opened === 'block' ? null : error,
          onBlockTime: (date?: string) =>
            setParams({ ...shown, schedule: 'block', ...(date !== undefined && { date }) }),
          onUnblock: (hours) => void blockHours(user.id, hours, false),
        }}
        onAccept={(id) => void acceptAppointment(id)}
        onAcceptSeveral={(requests) => void acceptSeveral(requests)}
        acceptance={useAcceptSeveral()}
        onDecline={(id, reason) => void cancelAppointment(id, reason)}
        onMoveAnswer={(visit, answer) => void answerMove(visit, answer)}
        onMissedChange={attendanceEvents.onMissedChange}
        pendingId={pendingId}
        actionError={actionError}
        hrefs={{
          day: withBase(paths.dashboard(user)),
          week: withBase(`${paths.dashboard(user)}?week=${dateInIndia(now)}`),
          appointments: withBase(paths.appointments()),
          room: (id) => withBase(paths.room(id)),
          move: (id) => withBase(paths.move(id)),
          visit: (id) => withBase(paths.visit(id)),
          message: (patientId) => withBase(paths.messages(patientId)),
          account: withBase(paths.account()),
        }}
        waitingCount={waiting.status === 'ready' ? waiting.data : 0}
        backOffice={doctor.status === 'ready' && BackOffice && <BackOffice doctor={doctor.data} />}
        onRetry={() => refetch(doctorProfile(user.id), appointmentList(user.id))}
      />
      {schedule && doctor.status === 'ready' && isScheduleOpen && (
        <schedule.ScheduleDialog
          doctor={doctor.data}
          appointments={list}
          startsAtLeave={opened === 'leave'}
          onClose={close}
          onPropose={propose}
        />
      )}
      {block && doctor.status === 'ready' && opened === 'block' && (
        <block.BlockTimeDialog
          doctor={doctor.data}
          appointments={list}
          date={params.get('date')}
          onClose={close}
          onPropose={propose}
        />
      )}
      {proposals &&
        doctor.status === 'ready' &&
        list.status === 'ready' &&
        opened === 'propose' && (
          <proposals.ProposeTimesDialog
            doctor={doctor.data}
            appointments={list.data}
            onClose={close}
          />
        )}
    </>
  );
}

/** The pressed link between the day and the week is gone. */
function useDayOrWeekFocus(isWeek: boolean): void {
  const wasWeek = useRef(isWeek);
  useEffect(() => {
    if (wasWeek.current === isWeek) return;
    wasWeek.current = isWeek;
    if (document.activeElement === document.body) focusPartHeading(DAY_OR_WEEK_ID);
  }, [isWeek]);
}
