import {
  AppointmentFilter,
  type AppointmentFilterValue,
} from '../../../components/appointments/AppointmentFilter/AppointmentFilter.tsx';
import { LoadError } from '../../../components/shared/LoadError/LoadError.tsx';
import type { Appointment } from '../../../contract/appointments.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { PageHeading } from '../../../ui/layout/PageHeading/PageHeading.tsx';
import { Page } from '../../../ui/layout/Page/Page.tsx';
import { t } from '../../../words/t.ts';
import { AppointmentList, type AppointmentListProps } from './AppointmentList.tsx';
import { AppointmentsEmpty } from './AppointmentsEmpty.tsx';
import { AppointmentsSkeleton } from './AppointmentsSkeleton.tsx';
import * as styles from './AppointmentsScreen.css.ts';

export interface AppointmentsScreenProps extends Omit<
  AppointmentListProps,
  'appointments' | 'whenEmpty'
> {
  appointments: Loadable<readonly Appointment[]>;
  hrefs: AppointmentListProps['hrefs'] & {
    filter: (filter: AppointmentFilterValue) => string;
    find: string;
  };
  onRetry: () => void;
}

/** Spec §2 Appointments. */
export function AppointmentsScreen({
  appointments,
  filter,
  hrefs,
  onRetry,
  ...list
}: AppointmentsScreenProps) {
  return (
    <Page padding="list">
      <PageHeading>{t`Appointments`}</PageHeading>
      <div className={styles.filter}>
        <AppointmentFilter filter={filter} filterHref={hrefs.filter} />
      </div>
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
          appointments={appointments.data.filter(
            ({ status }) => filter === 'all' || status === filter,
          )}
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
