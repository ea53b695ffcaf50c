import { QueueScreen } from '../screens/QueueScreen/QueueScreen.tsx';
import { useNow } from '../state/clock.ts';
import { useHourCycle } from '../state/hour-cycle.ts';
import { refetch, useLoadable } from '../state/query-client.ts';
import { cancelBooking, queueList, useQueueCancellation } from '../state/queue.ts';
import { withBase } from '../ui/base-path.ts';
import { t } from '../words/t.ts';
import { paths } from './paths.ts';
import { usePageTitle } from './use-page-title.ts';

/** /queue: the patient's queue bookings and drafts. */
export function QueuePage() {
  usePageTitle(t`Queue bookings`);
  return (
    <QueueScreen
      {...useQueueCancellation()}
      bookings={useLoadable(queueList)}
      now={useNow('minute')}
      bookingHref={(id) => withBase(paths.queueBooking(id))}
      paymentHref={(id) => withBase(paths.payment(id))}
      helpersHref={withBase(paths.freelancers())}
      onDiscard={(id) => void cancelBooking(id, '', null)}
      onRetry={() => refetch(queueList)}
      hourCycle={useHourCycle()}
    />
  );
}
