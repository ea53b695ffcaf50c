import { PageLoadError } from '../../components/PageLoadError/PageLoadError.tsx';
import type { Appointment } from '../../contract/appointments.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { PageHeading } from '../../ui/PageHeading/PageHeading.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './VisitScreen.css.ts';

/** The outline of the page while the visit is on the way. */
export function VisitSkeleton() {
  return (
    <div className={styles.page} role="status">
      <PageHeading>Visit</PageHeading>
      <VisuallyHidden>Loading the visit</VisuallyHidden>
      <div className={styles.columns}>
        <Skeleton shape="block" width="100%" />
        <Skeleton shape="block" width="100%" />
      </div>
    </div>
  );
}

export interface VisitFailureProps {
  /** Why the visit is not to be had. */
  error: Extract<Loadable<Appointment>, { status: 'error' }>;
  /** Where all appointments are. */
  appointmentsHref: string;
  /** 'Try again' was pressed. */
  onRetry: () => void;
}

/** Says why the visit is not shown, and the way on. */
export function VisitFailure({ error, appointmentsHref, onRetry }: VisitFailureProps) {
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
