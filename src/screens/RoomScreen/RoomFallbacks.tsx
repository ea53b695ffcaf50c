import { PageLoadError } from '../../components/PageLoadError/PageLoadError.tsx';
import type { Appointment } from '../../contract/appointments.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { PageHeading } from '../../ui/PageHeading/PageHeading.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './RoomScreen.css.ts';

/** The outline of the room while its visit is on the way. */
export function RoomSkeleton() {
  return (
    <div className={styles.page} role="status">
      <PageHeading>Video visit</PageHeading>
      <VisuallyHidden>Loading the visit</VisuallyHidden>
      <div className={styles.columns}>
        <Skeleton shape="block" width="100%" />
        <Skeleton shape="block" width="100%" />
      </div>
    </div>
  );
}

export interface RoomFailureProps {
  /** Why the visit is not to be had. */
  error: Extract<Loadable<Appointment>, { status: 'error' }>;
  /** Where all appointments are. */
  appointmentsHref: string;
  /** 'Try again' was pressed. */
  onRetry: () => void;
}

/** Says why there is no room, and the way on. */
export function RoomFailure({ error, appointmentsHref, onRetry }: RoomFailureProps) {
  return (
    <div className={styles.page}>
      <PageLoadError
        error={error}
        title="The visit could not be loaded"
        missing={{
          title: 'Visit not found',
          message: 'This visit does not exist, or it is not one of yours.',
          action: { label: 'View appointments', href: appointmentsHref },
        }}
        onRetry={onRetry}
      />
    </div>
  );
}
