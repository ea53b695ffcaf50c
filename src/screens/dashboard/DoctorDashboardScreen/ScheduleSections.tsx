import { AvailabilityGrid } from '../../../components/booking/AvailabilityGrid/AvailabilityGrid.tsx';
import {
  BlockedTimes,
  type BlockedTimesProps,
} from '../../../components/dashboard/BlockedTimes/BlockedTimes.tsx';
import { DashboardSection } from '../../../components/dashboard/DashboardSection/DashboardSection.tsx';
import { AsyncSection } from '../../../components/shared/AsyncSection/AsyncSection.tsx';
import type { Doctor } from '../../../contract/doctors.ts';
import { dateInIndia } from '../../../domain/time/india-time.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { t } from '../../../words/t.ts';
import { LeaveList } from './LeaveList.tsx';

export interface ScheduleSectionsProps {
  doctor: Loadable<Doctor>;
  now: Date;
  onPlanLeave: () => void;
  /** The blocked hours that are sent, and why they were refused. */
  block: Pick<BlockedTimesProps, 'pending' | 'error' | 'onBlockTime' | 'onUnblock'>;
  onRetry: () => void;
}

export function ScheduleSections({
  doctor,
  now,
  onPlanLeave,
  block,
  onRetry,
}: ScheduleSectionsProps) {
  const today = dateInIndia(now);
  return (
    <>
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
