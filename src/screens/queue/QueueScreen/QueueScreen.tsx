import { LoadError } from '../../../components/shared/LoadError/LoadError.tsx';
import type { QueueBooking } from '../../../contract/queue.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { PageHeading } from '../../../ui/layout/PageHeading/PageHeading.tsx';
import { Page } from '../../../ui/layout/Page/Page.tsx';
import { t } from '../../../words/t.ts';
import { QueueLists, type QueueListsProps } from './QueueLists.tsx';
import { QueueSkeleton } from './QueueSkeleton.tsx';

export interface QueueScreenProps extends Omit<QueueListsProps, 'bookings'> {
  /** Includes drafts. */
  bookings: Loadable<readonly QueueBooking[]>;
  onRetry: () => void;
}

export function QueueScreen({ bookings, onRetry, ...lists }: QueueScreenProps) {
  return (
    <Page padding="list" gap="s7">
      <PageHeading>{t`Queue bookings`}</PageHeading>
      {bookings.status === 'loading' && <QueueSkeleton />}
      {bookings.status === 'error' && (
        <LoadError
          error={bookings}
          title={t`Your queue bookings could not be loaded`}
          onRetry={onRetry}
        />
      )}
      {bookings.status === 'ready' && <QueueLists {...lists} bookings={bookings.data} />}
    </Page>
  );
}
