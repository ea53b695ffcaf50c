import { AvailabilityGrid } from '../../../components/booking/AvailabilityGrid/AvailabilityGrid.tsx';
import { AwayVisits } from '../../../components/dashboard/AwayVisits/AwayVisits.tsx';
import {
  BlockedTimes,
  type BlockedTimesProps,
} from '../../../components/dashboard/BlockedTimes/BlockedTimes.tsx';
import { DashboardSection } from '../../../components/dashboard/DashboardSection/DashboardSection.tsx';
import { AsyncSection } from '../../../components/shared/AsyncSection/AsyncSection.tsx';
import type { Appointment } from '../../../contract/appointments.ts';
import type { Doctor } from '../../../contract/doctors.ts';
import {
  hasAnswered,
  isToPropose,
  listAwayVisits,
} from '../../../domain/appointments/away-visits.ts';
import { dateInIndia } from '../../../domain/time/india-time.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { t } from '../../../words/t.ts';
import { LeaveList } from './LeaveList.tsx';

export interface ScheduleSectionsProps {
  appointments: Loadable<readonly Appointment[]>;
  doctor: Loadable<Doctor>;
  now: Date;
  onPlanLeave: () => void;
  onPropose: () => void;
  /** The blocked hours that are sent, and why they were refused. */
  block: Pick<BlockedTimesProps, 'pending' | 'error' | 'onBlockTime' | 'onUnblock'>;
  hrefs: { visit: (appointmentId: string) => string };
  onRetry: () => void;
}

export function ScheduleSections({
  appointments,
  doctor,
  now,
  onPlanLeave,
  onPropose,
  block,
  hrefs,
  onRetry,
}: ScheduleSectionsProps) {
  const today = dateInIndia(now);
  const away =
    doctor.status === 'ready' && appointments.status === 'ready'
      ? listAwayVisits(doctor.data, appointments.data, now)
      : [];
  const answered = away.filter(hasAnswered).length;
  return (
    <>
      {away.length > 0 && (
        <DashboardSection
          title={t`Visits outside your hours`}
          note={
            away.length > away.filter(isToPropose).length
              ? t`${answered} of ${away.length} answered`
              : undefined
          }
        >
          <AwayVisits visits={away} visitHref={hrefs.visit} onPropose={onPropose} />
        </DashboardSection>
      )}
      <DashboardSection title={t`Weekly availability`}>
        <AsyncSection
          data={doctor}
          failure={t`Your schedule could not be loaded`}
          onRetry={onRetry}
          empty={() => null}
        >
          {(own) => <AvailabilityGrid schedule={own} today={today} />}
        </AsyncSection>
      </DashboardSection>
      {/* The weekly availability already shows this error and a retry button. */}
      {doctor.status !== 'error' && (
        <>
          <DashboardSection title={t`Blocked time`}>
            <AsyncSection
              data={doctor}
              failure={t`Your blocked time could not be loaded`}
              onRetry={onRetry}
              empty={() => null}
            >
              {({ blockedHours = [] }) => (
                <BlockedTimes
                  {...block}
                  blockedHours={blockedHours.filter(({ date }) => date >= today)}
                />
              )}
            </AsyncSection>
          </DashboardSection>
          <DashboardSection title={t`Days of leave`}>
            <AsyncSection
              data={doctor}
              failure={t`Your days of leave could not be loaded`}
              onRetry={onRetry}
              empty={() => null}
            >
              {({ leaveDays = [] }) => (
                <LeaveList
                  leaveDays={leaveDays.filter((day) => day >= today)}
                  onPlanLeave={onPlanLeave}
                />
              )}
            </AsyncSection>
          </DashboardSection>
        </>
      )}
    </>
  );
}
