import { DashboardSection } from '../../../components/dashboard/DashboardSection/DashboardSection.tsx';
import type { WeekViewProps } from '../../../components/dashboard/WeekView/WeekView.tsx';
import { AsyncSection } from '../../../components/shared/AsyncSection/AsyncSection.tsx';
import type { Appointment } from '../../../contract/appointments.ts';
import type { Doctor } from '../../../contract/doctors.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { lazyModule } from '../../../ui/lazy/lazy-module.ts';
import { useLazyPart } from '../../../ui/lazy/use-lazy-part.ts';
import { Link } from '../../../ui/navigation/Link/Link.tsx';
import { t } from '../../../words/t.ts';

/** Most doctors open the day. */
export const weekView = lazyModule(
  () => import('../../../components/dashboard/WeekView/WeekView.tsx'),
  { when: 'idle' },
);

export interface WeekSectionProps {
  appointments: Loadable<readonly Appointment[]>;
  doctor: Loadable<Doctor>;
  now: Date;
  week: Pick<WeekViewProps, 'from' | 'onFromChange'>;
  block: { onBlockTime: (date?: string) => void };
  hrefs: { day: string; visit: WeekViewProps['visitHref'] };
  onRetry: () => void;
}

/** In place of the day. */
export function WeekSection({
  appointments,
  doctor,
  now,
  week,
  block,
  hrefs,
  onRetry,
}: WeekSectionProps) {
  const { part, retry } = useLazyPart(weekView);
  const failure = t`Your week could not be loaded`;
  return (
    <DashboardSection title={t`Your week`}>
      <div>
        <Link href={hrefs.day} variant="stitched">
          {t`See the day`}
        </Link>
      </div>
      <AsyncSection data={appointments} failure={failure} onRetry={onRetry} empty={() => null}>
        {(visits) => (
          <AsyncSection
            data={doctor}
            failure={t`Your hours could not be loaded`}
            onRetry={onRetry}
            empty={() => null}
          >
            {(own) => (
              <AsyncSection data={part} failure={failure} onRetry={retry} empty={() => null}>
                {({ WeekView }) => (
                  <WeekView
                    {...week}
                    schedule={own}
                    appointments={visits}
                    now={now}
                    visitHref={hrefs.visit}
                    onBlockTime={block.onBlockTime}
                  />
                )}
              </AsyncSection>
            )}
          </AsyncSection>
        )}
      </AsyncSection>
    </DashboardSection>
  );
}
