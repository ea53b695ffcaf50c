import { DashboardSection } from '../../../components/dashboard/DashboardSection/DashboardSection.tsx';
import { AsyncSection } from '../../../components/shared/AsyncSection/AsyncSection.tsx';
import { RecentPatients } from '../../../components/dashboard/RecentPatients/RecentPatients.tsx';
import { UpcomingList } from '../../../components/appointments/UpcomingList/UpcomingList.tsx';
import { WeekChart } from '../../../components/dashboard/WeekChart/WeekChart.tsx';
import type { Appointment } from '../../../contract/appointments.ts';
import {
  DOCTOR_LIST_CAP,
  recentPatients,
  upcomingVisits,
  weekCounts,
} from '../../../domain/appointments/dashboard.ts';
import { dateInIndia } from '../../../domain/time/india-time.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { t } from '../../../words/t.ts';

export interface WeekColumnProps {
  appointments: Loadable<readonly Appointment[]>;
  now: Date;
  hrefs: { appointments: string; message: (patientId: string) => string };
  onRetry: () => void;
}

export function WeekColumn({ appointments, now, hrefs, onRetry }: WeekColumnProps) {
  return (
    <Stack gap="s9">
      <DashboardSection title={t`Appointments this week`} size="small">
        <AsyncSection
          data={appointments}
          failure={t`The week could not be loaded`}
          onRetry={onRetry}
          empty={() => null}
        >
          {(all) => <WeekChart days={weekCounts(all, now)} />}
        </AsyncSection>
      </DashboardSection>
      <DashboardSection
        title={t`Upcoming`}
        size="small"
        all={{ href: hrefs.appointments, things: t`appointments` }}
      >
        <AsyncSection
          data={appointments}
          failure={t`Upcoming appointments could not be loaded`}
          onRetry={onRetry}
          empty={(all) =>
            laterVisits(all, now).length > 0 ? null : { text: t`No upcoming appointments` }
          }
        >
          {(all) => <UpcomingList visits={laterVisits(all, now).slice(0, DOCTOR_LIST_CAP)} />}
        </AsyncSection>
      </DashboardSection>
      <DashboardSection title={t`Recent patients`} size="small">
        <AsyncSection
          data={appointments}
          failure={t`Recent patients could not be loaded`}
          onRetry={onRetry}
          empty={(all) => (recentPatients(all).length > 0 ? null : { text: t`No recent patients` })}
        >
          {(all) => (
            <RecentPatients
              patients={recentPatients(all).slice(0, DOCTOR_LIST_CAP)}
              messageHref={hrefs.message}
            />
          )}
        </AsyncSection>
      </DashboardSection>
    </Stack>
  );
}

function laterVisits(appointments: readonly Appointment[], now: Date): Appointment[] {
  const today = dateInIndia(now);
  return upcomingVisits(appointments, now).filter(({ date }) => date > today);
}
