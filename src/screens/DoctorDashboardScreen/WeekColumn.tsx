import { DashboardSection } from '../../components/DashboardSection/DashboardSection.tsx';
import { LoadedPart } from '../../components/LoadedPart/LoadedPart.tsx';
import { RecentPatients } from '../../components/RecentPatients/RecentPatients.tsx';
import { UpcomingList } from '../../components/UpcomingList/UpcomingList.tsx';
import { WeekChart } from '../../components/WeekChart/WeekChart.tsx';
import type { Appointment } from '../../contract/appointments.ts';
import {
  DOCTOR_LIST_CAP,
  recentPatients,
  upcomingVisits,
  weekCounts,
} from '../../domain/dashboard.ts';
import { dateInIndia } from '../../domain/india-time.ts';
import { Stack } from '../../ui/Stack/Stack.tsx';
import type { DayColumnProps } from './DayColumn.tsx';

export interface WeekColumnProps extends Pick<
  DayColumnProps,
  'appointments' | 'now' | 'hourCycle' | 'onRetry'
> {
  appointmentsHref: string;
  messageHref: (patientId: string) => string;
}

export function WeekColumn({
  appointments,
  now,
  hourCycle,
  appointmentsHref,
  messageHref,
  onRetry,
}: WeekColumnProps) {
  return (
    <Stack gap="s10">
      <DashboardSection title="Appointments this week" size="small">
        <LoadedPart
          data={appointments}
          failure="The week could not be loaded"
          onRetry={onRetry}
          empty={() => null}
        >
          {(all) => <WeekChart days={weekCounts(all, now)} />}
        </LoadedPart>
      </DashboardSection>
      <DashboardSection
        title="Upcoming"
        size="small"
        all={{ href: appointmentsHref, things: 'appointments' }}
      >
        <LoadedPart
          data={appointments}
          failure="Upcoming appointments could not be loaded"
          onRetry={onRetry}
          empty={(all) =>
            laterVisits(all, now).length > 0 ? null : { text: 'No upcoming appointments' }
          }
        >
          {(all) => (
            <UpcomingList
              visits={laterVisits(all, now).slice(0, DOCTOR_LIST_CAP)}
              hourCycle={hourCycle}
            />
          )}
        </LoadedPart>
      </DashboardSection>
      <DashboardSection title="Recent patients" size="small">
        <LoadedPart
          data={appointments}
          failure="Recent patients could not be loaded"
          onRetry={onRetry}
          empty={(all) => (recentPatients(all).length > 0 ? null : { text: 'No recent patients' })}
        >
          {(all) => (
            <RecentPatients
              patients={recentPatients(all).slice(0, DOCTOR_LIST_CAP)}
              messageHref={messageHref}
            />
          )}
        </LoadedPart>
      </DashboardSection>
    </Stack>
  );
}

/** Today's visits have their own list. */
function laterVisits(appointments: readonly Appointment[], now: Date): Appointment[] {
  const today = dateInIndia(now);
  return upcomingVisits(appointments, now).filter(({ date }) => date > today);
}
