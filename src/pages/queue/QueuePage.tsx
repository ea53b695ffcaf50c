import { QueueScreen } from '../../screens/queue/QueueScreen/QueueScreen.tsx';
import { useNow } from '../../state/core/clock.ts';
import { refetch, useLoadable } from '../../state/core/query-client.ts';
import { cancelBooking, queueList, useQueueCancellation } from '../../state/queue/queue.ts';
import { withBase } from '../../ui/navigation/base-path.ts';
import { t } from '../../words/t.ts';
import { paths } from '../paths.ts';
import { usePageTitle } from '../hooks/use-page-title.ts';

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
    />
  );
}
