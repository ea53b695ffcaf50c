import {
  AppointmentFilter,
  type AppointmentFilterValue,
} from '../../../components/appointments/AppointmentFilter/AppointmentFilter.tsx';
import { LoadError } from '../../../components/shared/LoadError/LoadError.tsx';
import type { Appointment } from '../../../contract/appointments.ts';
import type { Role } from '../../../contract/common.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { withDoctorTitle } from '../../../domain/names.ts';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { Link } from '../../../ui/navigation/Link/Link.tsx';
import { PageHeading } from '../../../ui/layout/PageHeading/PageHeading.tsx';
import { Page } from '../../../ui/layout/Page/Page.tsx';
import { t } from '../../../words/t.ts';
import { AppointmentList, type AppointmentListProps } from './AppointmentList.tsx';
import { AppointmentsEmpty } from './AppointmentsEmpty.tsx';
import { AppointmentsSkeleton } from './AppointmentsSkeleton.tsx';
import * as styles from './AppointmentsScreen.css.ts';

export interface AppointmentsScreenProps extends Omit<
  AppointmentListProps,
  'appointments' | 'whenEmpty' | 'isOfOnePerson'
> {
  appointments: Loadable<readonly Appointment[]>;
  /**
   * Shows only visits with this person.
   * @default null
   */
  partnerId?: string | null;
  hrefs: AppointmentListProps['hrefs'] & {
    filter: (filter: AppointmentFilterValue) => string;
    find: string;
    /** Visits with all people. */
    everyone: string;
  };
  onRetry: () => void;
}

/** Spec §2 Appointments. */
export function AppointmentsScreen({
  appointments,
  partnerId = null,
  filter,
  hrefs,
  onRetry,
  ...list
}: AppointmentsScreenProps) {
  const withPartner =
    appointments.status === 'ready'
      ? appointments.data.filter(
          ({ doctorId, patientId }) =>
            partnerId === null || [doctorId, patientId].includes(partnerId),
        )
      : [];
  return (
    <Page padding="list">
      <PageHeading>{t`Appointments`}</PageHeading>
      <div className={styles.filter}>
        <AppointmentFilter filter={filter} filterHref={hrefs.filter} />
      </div>
      {partnerId !== null && appointments.status === 'ready' && (
        <Inline as="p" gap="s3" className={styles.partner}>
          <span>{partnerText(withPartner[0], list.role)}</span>
          <Link href={hrefs.everyone}>{t`Show visits with everyone`}</Link>
        </Inline>
      )}
      {appointments.status === 'loading' && <AppointmentsSkeleton />}
      {appointments.status === 'error' && (
        <LoadError
          error={appointments}
          title={t`Your appointments could not be loaded`}
          onRetry={onRetry}
        />
      )}
      {appointments.status === 'ready' && (
        <AppointmentList
          {...list}
          hrefs={hrefs}
          filter={filter}
          isOfOnePerson={partnerId !== null}
          appointments={withPartner.filter(({ status }) => filter === 'all' || status === filter)}
          whenEmpty={
            <AppointmentsEmpty
              role={list.role}
              filter={filter}
              findHref={hrefs.find}
              allHref={hrefs.filter('all')}
            />
          }
        />
      )}
    </Page>
  );
}

function partnerText(visit: Appointment | undefined, viewer: Role): string {
  if (!visit) return t`There are no visits with this person.`;
  const name = viewer === 'patient' ? withDoctorTitle(visit.doctor.name) : visit.patient.name;
  return t`Visits with ${name}`;
}
