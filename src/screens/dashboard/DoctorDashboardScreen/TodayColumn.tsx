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
import type { Doctor } from '../../../contract/doctors.ts';
import { formatHoursOfDay } from '../../../domain/booking/block-words.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { dateInIndia, timeInIndia } from '../../../domain/time/india-time.ts';
import { flushTextButtons } from '../../../theme/flush.css.ts';
import { quietText } from '../../../theme/typography.css.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { Link } from '../../../ui/navigation/Link/Link.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
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
    week: string;
  };
  onRetry: () => void;
  /** Without the doctor's profile, no time can be blocked. */
  doctor: Loadable<Doctor>;
  block: { onBlockTime: () => void };
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
  doctor,
  block,
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
        {doctor.status === 'ready' && (
          <BlockToday doctor={doctor.data} now={now} block={block} weekHref={hrefs.week} />
        )}
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

interface BlockTodayProps extends Pick<TodayColumnProps, 'now' | 'block'> {
  doctor: Doctor;
  weekHref: string;
}

/** The first of two taps. */
function BlockToday({ doctor: { blockedHours = [] }, now, block, weekHref }: BlockTodayProps) {
  const hourCycle = useHourCycle();
  const today = dateInIndia(now);
  const ahead = blockedHours.filter(
    ({ date, endTime }) => date === today && endTime > timeInIndia(now),
  );
  const times = ahead.map((hours) => formatHoursOfDay(hours, hourCycle));
  return (
    <Inline gap="s4" rowGap="none" align="center" className={flushTextButtons}>
      <Button variant="text" onPress={() => block.onBlockTime()}>
        {t`Block time`}
      </Button>
      <Link href={weekHref} variant="stitched">
        {t`See the week`}
      </Link>
      {times.length > 0 && <p className={quietText}>{t`Blocked today: ${times.join(', ')}`}</p>}
    </Inline>
  );
}
