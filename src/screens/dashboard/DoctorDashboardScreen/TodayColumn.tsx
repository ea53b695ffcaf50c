import { UpcomingList } from '../../../components/appointments/UpcomingList/UpcomingList.tsx';
import { DashboardSection } from '../../../components/dashboard/DashboardSection/DashboardSection.tsx';
import {
  TodayTimeline,
  type TodayTimelineProps,
} from '../../../components/dashboard/TodayTimeline/TodayTimeline.tsx';
import { AsyncSection } from '../../../components/shared/AsyncSection/AsyncSection.tsx';
import type { Appointment } from '../../../contract/appointments.ts';
import {
  todaysVisits,
  upcomingVisits,
  visitsToComplete,
} from '../../../domain/appointments/dashboard.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { dateInIndia } from '../../../domain/time/india-time.ts';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { formatCount } from '../../../domain/count.ts';
import { plural } from '../../../words/plural.ts';
import { t } from '../../../words/t.ts';
import * as styles from './DoctorDashboardScreen.css.ts';

export interface TodayColumnProps {
  appointments: Loadable<readonly Appointment[]>;
  now: Date;
  hrefs: {
    room: (appointmentId: string) => string;
    visit: (appointmentId: string) => string;
    move: (appointmentId: string) => string;
  };
  onRetry: () => void;
  onMissedChange: TodayTimelineProps['onMissedChange'];
  pendingId: TodayTimelineProps['pendingId'];
  actionError: TodayTimelineProps['actionError'];
  /** @default [] */
  waitingIds?: TodayTimelineProps['waitingIds'];
}

/** The next patient comes first, at any hour. */
export function TodayColumn({
  appointments,
  now,
  hrefs,
  onRetry,
  waitingIds,
  ...marks
}: TodayColumnProps) {
  const all = appointments.status === 'ready' ? appointments.data : [];
  const today = todaysVisits(all, now);
  const done = today.filter(({ status }) => status === 'completed').length;
  const unfinished = visitsToComplete(all, now);
  const [next] = upcomingVisits(all, now);
  return (
    <Stack gap="s9">
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
              moveHref={hrefs.move}
              pendingId={marks.pendingId}
              actionError={marks.actionError}
              onMissedChange={marks.onMissedChange}
              waitingIds={waitingIds}
            />
          )}
        </AsyncSection>
        {next && next.date > dateInIndia(now) && (
          <>
            <h3 className={styles.nextHeading}>{t`Next patient`}</h3>
            <UpcomingList visits={[next]} visitHref={hrefs.visit} />
          </>
        )}
      </DashboardSection>
      {unfinished.length > 0 && (
        <DashboardSection
          title={t`Notes to finish`}
          note={plural(unfinished.length, {
            one: t`1 visit`,
            other: t`${formatCount(unfinished.length)} visits`,
          })}
        >
          <UpcomingList visits={unfinished} visitHref={hrefs.visit} />
        </DashboardSection>
      )}
    </Stack>
  );
}
