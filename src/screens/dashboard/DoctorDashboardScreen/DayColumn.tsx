import { AvailabilityGrid } from '../../../components/booking/AvailabilityGrid/AvailabilityGrid.tsx';
import { DashboardSection } from '../../../components/dashboard/DashboardSection/DashboardSection.tsx';
import { AsyncSection } from '../../../components/shared/AsyncSection/AsyncSection.tsx';
import { RequestList } from '../../../components/dashboard/RequestList/RequestList.tsx';
import {
  TodayTimeline,
  type TodayTimelineProps,
} from '../../../components/dashboard/TodayTimeline/TodayTimeline.tsx';
import { UpcomingList } from '../../../components/appointments/UpcomingList/UpcomingList.tsx';
import type { Appointment } from '../../../contract/appointments.ts';
import type { Doctor } from '../../../contract/doctors.ts';
import {
  openRequests,
  todaysVisits,
  visitsToComplete,
} from '../../../domain/appointments/dashboard.ts';
import { dateInIndia } from '../../../domain/time/india-time.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { plural } from '../../../words/plural.ts';
import { t } from '../../../words/t.ts';
import { LeaveList } from './LeaveList.tsx';

export interface DayColumnProps {
  appointments: Loadable<readonly Appointment[]>;
  doctor: Loadable<Doctor>;
  now: Date;
  onPlanLeave: () => void;
  onAccept: (appointmentId: string) => void;
  onDecline: (appointmentId: string, reason: string) => void;
  pendingId: string | null;
  actionError: { id: string; message: string } | null;
  hrefs: {
    room: (appointmentId: string) => string;
    visit: (appointmentId: string) => string;
  };
  onRetry: () => void;
  /** @default [] */
  waitingIds?: TodayTimelineProps['waitingIds'];
}

export function DayColumn({
  appointments,
  doctor,
  now,
  hrefs,
  onAccept,
  onDecline,
  onPlanLeave,
  pendingId,
  actionError,
  onRetry,
  waitingIds = [],
}: DayColumnProps) {
  const all = appointments.status === 'ready' ? appointments.data : [];
  const today = todaysVisits(all, now);
  const done = today.filter(({ status }) => status === 'completed').length;
  const requests = openRequests(all, now);
  const overdue = visitsToComplete(all, now).filter(({ date }) => date < dateInIndia(now));
  return (
    <Stack gap="s10">
      <DashboardSection
        title={t`Requests`}
        note={requests.length > 0 ? t`${requests.length} waiting for your reply` : undefined}
      >
        <AsyncSection
          data={appointments}
          failure={t`Requests could not be loaded`}
          onRetry={onRetry}
          empty={() => null}
        >
          {() => (
            <RequestList
              requests={requests}
              onAccept={onAccept}
              onDecline={onDecline}
              pendingId={pendingId}
              actionError={actionError}
            />
          )}
        </AsyncSection>
      </DashboardSection>
      {overdue.length > 0 && (
        <DashboardSection
          title={t`Notes to finish`}
          note={plural(overdue.length, {
            one: t`1 visit from an earlier day`,
            other: t`${overdue.length} visits from earlier days`,
          })}
        >
          <UpcomingList visits={overdue} visitHref={hrefs.visit} />
        </DashboardSection>
      )}
      <DashboardSection
        title={t`Today’s appointments`}
        note={today.length > 0 ? t`${done} of ${today.length} done` : undefined}
      >
        <AsyncSection
          data={appointments}
          failure={t`Today’s appointments could not be loaded`}
          onRetry={onRetry}
          empty={() => (today.length > 0 ? null : { text: t`No appointments` })}
        >
          {() => (
            <TodayTimeline
              visits={today}
              now={now}
              roomHref={hrefs.room}
              visitHref={hrefs.visit}
              waitingIds={waitingIds}
            />
          )}
        </AsyncSection>
      </DashboardSection>
      <DashboardSection title={t`Weekly availability`}>
        <AsyncSection
          data={doctor}
          failure={t`Your schedule could not be loaded`}
          onRetry={onRetry}
          empty={() => null}
        >
          {(own) => <AvailabilityGrid schedule={own} today={dateInIndia(now)} />}
        </AsyncSection>
      </DashboardSection>
      {/* The week column already shows this error and a retry button. */}
      {doctor.status !== 'error' && (
        <DashboardSection title={t`Days of leave`}>
          <AsyncSection
            data={doctor}
            failure={t`Your days of leave could not be loaded`}
            onRetry={onRetry}
            empty={() => null}
          >
            {({ leaveDays = [] }) => (
              <LeaveList
                leaveDays={leaveDays.filter((day) => day >= dateInIndia(now))}
                onPlanLeave={onPlanLeave}
              />
            )}
          </AsyncSection>
        </DashboardSection>
      )}
    </Stack>
  );
}
