import { DashboardSection } from '../../../components/dashboard/DashboardSection/DashboardSection.tsx';
import { AsyncSection } from '../../../components/shared/AsyncSection/AsyncSection.tsx';
import { VisitRow } from '../../../components/appointments/VisitRow/VisitRow.tsx';
import type { Appointment } from '../../../contract/appointments.ts';
import { PATIENT_LIST_CAP } from '../../../domain/appointments/dashboard.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { t } from '../../../words/t.ts';

export interface UpcomingSectionProps {
  appointments: Loadable<readonly Appointment[]>;
  upcoming: readonly Appointment[];
  isRequestWaiting: boolean;
  appointmentsHref: string;
  appointmentHref: (id: string) => string;
  findHref: string;
  onRetry: () => void;
  /**
   * For a visit with news, a function to call once it was seen.
   * @default undefined
   */
  getNewMark?: ((appointmentId: string) => (() => void) | undefined) | undefined;
}

export function UpcomingSection({
  appointments,
  upcoming,
  isRequestWaiting,
  appointmentsHref,
  appointmentHref,
  findHref,
  onRetry,
  getNewMark,
}: UpcomingSectionProps) {
  const whenEmpty = isRequestWaiting
    ? { text: t`Visits appear here once the doctor has accepted.` }
    : { text: t`No upcoming appointments`, link: { label: t`Find a doctor`, href: findHref } };
  return (
    <DashboardSection
      title={t`Upcoming appointments`}
      all={{ href: appointmentsHref, things: t`appointments` }}
    >
      <AsyncSection
        data={appointments}
        failure={t`Your appointments could not be loaded`}
        onRetry={onRetry}
        empty={() => (upcoming.length > 0 ? null : whenEmpty)}
      >
        {() => (
          <ul>
            {upcoming.slice(0, PATIENT_LIST_CAP).map((visit) => (
              <VisitRow
                key={visit.id}
                visit={visit}
                href={appointmentHref(visit.id)}
                onNewSeen={getNewMark?.(visit.id)}
              />
            ))}
          </ul>
        )}
      </AsyncSection>
    </DashboardSection>
  );
}
