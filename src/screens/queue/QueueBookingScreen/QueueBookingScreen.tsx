import { PageLoadError } from '../../../components/shared/PageLoadError/PageLoadError.tsx';
import type { QueueBooking } from '../../../contract/queue.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { PageHeading } from '../../../ui/layout/PageHeading/PageHeading.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { Page } from '../../../ui/layout/Page/Page.tsx';
import { t } from '../../../words/t.ts';
import { BookingDetails, type BookingDetailsProps } from './BookingDetails.tsx';
import * as styles from './QueueBookingScreen.css.ts';

export interface QueueBookingScreenProps extends Omit<BookingDetailsProps, 'booking'> {
  booking: Loadable<QueueBooking>;
  onRetry: () => void;
}

/** Spec §4 Queue service. */
export function QueueBookingScreen({
  booking,
  onRetry,
  queueHref,
  ...details
}: QueueBookingScreenProps) {
  if (booking.status === 'ready') {
    return <BookingDetails {...details} queueHref={queueHref} booking={booking.data} />;
  }
  if (booking.status === 'loading') return <BookingSkeleton />;
  return (
    <Page>
      <PageLoadError
        error={booking}
        title={t`Your queue booking could not be loaded`}
        missing={{
          title: t`Queue booking not found`,
          message: t`This booking does not exist, or you do not have access to it.`,
          action: { label: t`See all queue bookings`, href: queueHref },
        }}
        onRetry={onRetry}
      />
    </Page>
  );
}

function BookingSkeleton() {
  return (
    <div className={styles.page} role="status">
      <div className={styles.news}>
        <PageHeading size="display">{t`Queue booking`}</PageHeading>
        <VisuallyHidden>{t`Loading your queue booking`}</VisuallyHidden>
        <Skeleton shape="line" width="90%" />
        <Skeleton shape="line" width="60%" />
        <Skeleton shape="block" width="100%" />
      </div>
      <div className={styles.news}>
        <Skeleton shape="block" width="100%" />
        <Skeleton shape="block" width="100%" />
      </div>
    </div>
  );
}
