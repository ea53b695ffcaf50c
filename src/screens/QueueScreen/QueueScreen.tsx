import { LoadError } from '../../components/LoadError/LoadError.tsx';
import type { QueueBooking } from '../../contract/queue.ts';
import type { HourCycle } from '../../domain/india-time.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { PageHeading } from '../../ui/PageHeading/PageHeading.tsx';
import { QueueLists } from './QueueLists.tsx';
import { QueueSkeleton } from './QueueSkeleton.tsx';
import * as styles from './QueueScreen.css.ts';

export interface QueueScreenProps {
  /** The patient's queue bookings and drafts, in any order. */
  bookings: Loadable<readonly QueueBooking[]>;
  /** The instant that decides what is past. */
  now: Date;
  /** Where a booking is. */
  bookingHref: (id: string) => string;
  /** Where a draft is paid. */
  paymentHref: (id: string) => string;
  /** Where helpers are found. */
  helpersHref: string;
  /** 'Discard' of a draft was pressed. */
  onDiscard: (id: string) => void;
  /** The draft that is being discarded, or null. */
  pendingId: string | null;
  /** Which draft could not be discarded and why, or null. */
  actionError: { id: string; message: string } | null;
  /** 'Try again' was pressed. */
  onRetry: () => void;
  /**
   * How times are written.
   * @default '12h'
   */
  hourCycle?: HourCycle;
}

/** A patient's queue bookings: what is coming, with drafts that wait for their payment, and what is past. */
export function QueueScreen({ bookings, onRetry, ...lists }: QueueScreenProps) {
  return (
    <div className={styles.page}>
      <PageHeading>Queue bookings</PageHeading>
      {bookings.status === 'loading' && <QueueSkeleton />}
      {bookings.status === 'error' && (
        <LoadError
          error={bookings}
          title="Your queue bookings could not be loaded"
          onRetry={onRetry}
        />
      )}
      {bookings.status === 'ready' && <QueueLists {...lists} bookings={bookings.data} />}
    </div>
  );
}
