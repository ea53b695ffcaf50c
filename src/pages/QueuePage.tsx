import { useCallback } from 'react';
import { QueueScreen } from '../screens/QueueScreen/QueueScreen.tsx';
import { useNow } from '../state/clock.ts';
import { useHourCycle } from '../state/hour-cycle.ts';
import { cancelBooking, loadQueue, useQueue } from '../state/queue.ts';
import { withBase } from '../ui/base-path.ts';
import { paths } from './paths.ts';
import { useLoad } from './use-load.ts';
import { usePageTitle } from './use-page-title.ts';

/** /queue: the patient's queue bookings and drafts, kept up to date while they are in view. */
export function QueuePage() {
  usePageTitle('Queue bookings');
  const load = useCallback(() => void loadQueue(), []);
  useLoad(load);
  return (
    <QueueScreen
      {...useQueue()}
      now={useNow('minute')}
      bookingHref={(id) => withBase(paths.queueBooking(id))}
      paymentHref={(id) => withBase(paths.payment(id))}
      helpersHref={withBase(paths.freelancers())}
      onDiscard={(id) => void cancelBooking(id, '', null)}
      onRetry={load}
      hourCycle={useHourCycle()}
    />
  );
}
