import {
  AppointmentFilter,
  type AppointmentFilterValue,
} from '../../components/AppointmentFilter/AppointmentFilter.tsx';
import { LoadError } from '../../components/LoadError/LoadError.tsx';
import type { Appointment } from '../../contract/appointments.ts';
import type { Role } from '../../contract/common.ts';
import type { HourCycle } from '../../domain/india-time.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { PageHeading } from '../../ui/PageHeading/PageHeading.tsx';
import { AppointmentList } from './AppointmentList.tsx';
import { AppointmentsEmpty } from './AppointmentsEmpty.tsx';
import { AppointmentsSkeleton } from './AppointmentsSkeleton.tsx';
import * as styles from './AppointmentsScreen.css.ts';

export interface AppointmentsScreenProps {
  /** Whose appointments they are: a patient's or a doctor's. */
  role: Role;
  /** All of them, in any order. */
  appointments: Loadable<readonly Appointment[]>;
  /** Which of them are shown. */
  filter: AppointmentFilterValue;
  /** The address that shows another choice. */
  filterHref: (filter: AppointmentFilterValue) => string;
  /**
   * The appointment that the address links to: its row scrolls into view, out of the fold if need be.
   * @default null
   */
  linkedId?: string | null;
  /** The instant that decides what is past and how far off a day is. */
  now: Date;
  /** A doctor accepts a request. */
  onAccept: (id: string) => void;
  /** A doctor closes a visit that has taken place. */
  onComplete: (id: string) => void;
  /** Someone cancels a visit or a doctor declines a request; the reason is '' for none. */
  onCancel: (id: string, reason: string) => void;
  /** The visit on which an action is under way, or null. */
  pendingId: string | null;
  /** Why the last action on a visit failed, or null. */
  actionError: { id: string; message: string } | null;
  /** Where a doctor is booked again. */
  bookAgainHref: (doctorId: string) => string;
  /** Where the call of a video visit is. */
  roomHref: (appointmentId: string) => string;
  /** Where its doctor writes a visit down. */
  visitHref: (appointmentId: string) => string;
  /** The page where doctors are found. */
  findHref: string;
  /** Loads the appointments again. */
  onRetry: () => void;
  /**
   * How times are written.
   * @default '12h'
   */
  hourCycle?: HourCycle;
}

/** The appointments of a patient or a doctor by day, with their statuses and actions (spec §2 Appointments). */
export function AppointmentsScreen({
  appointments,
  filter,
  filterHref,
  findHref,
  onRetry,
  ...list
}: AppointmentsScreenProps) {
  return (
    <div className={styles.page}>
      <PageHeading>Appointments</PageHeading>
      <div className={styles.filter}>
        <AppointmentFilter filter={filter} filterHref={filterHref} />
      </div>
      {appointments.status === 'loading' && <AppointmentsSkeleton />}
      {appointments.status === 'error' && (
        <LoadError
          error={appointments}
          title="Your appointments could not be loaded"
          onRetry={onRetry}
        />
      )}
      {appointments.status === 'ready' && (
        <AppointmentList
          {...list}
          filter={filter}
          appointments={appointments.data.filter(
            ({ status }) => filter === 'all' || status === filter,
          )}
          whenEmpty={
            <AppointmentsEmpty
              role={list.role}
              filter={filter}
              findHref={findHref}
              allHref={filterHref('all')}
            />
          }
        />
      )}
    </div>
  );
}
