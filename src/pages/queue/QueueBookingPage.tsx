import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { queueHeadline } from '../../domain/queue/queue-words.ts';
import { QueueBookingScreen } from '../../screens/queue/QueueBookingScreen/QueueBookingScreen.tsx';
import { useNow } from '../../state/core/clock.ts';
import { refetch, useLoadable } from '../../state/core/query-client.ts';
import { muteNotices } from '../../state/queue/queue-notices.ts';
import { cancelBooking, queueBooking, useQueueCancellation } from '../../state/queue/queue.ts';
import { withBase } from '../../ui/navigation/base-path.ts';
import { t } from '../../words/t.ts';
import type { PageProps } from '../page-props.ts';
import { paths } from '../paths.ts';
import { usePageTitle } from '../hooks/use-page-title.ts';

export function QueueBookingPage({ Helper }: Pick<PageProps, 'Helper'>) {
  const { id = '' } = useParams();
  const booking = useLoadable(queueBooking(id));
  const { pendingId, actionError } = useQueueCancellation();
  const now = useNow('minute');
  useEffect(() => muteNotices(id), [id]);
  usePageTitle(booking.status === 'ready' ? queueHeadline(booking.data) : t`Queue booking`);
  return (
    <QueueBookingScreen
      key={id}
      booking={booking}
      now={now}
      queueHref={withBase(paths.queue())}
      paymentHref={withBase(paths.payment(id))}
      messageHref={(helperId) => withBase(paths.messages(helperId))}
      onCancel={(reason, refund) => void cancelBooking(id, reason, refund)}
      isPending={pendingId === id}
      error={actionError?.id === id ? actionError.message : null}
      onPrint={() => window.print()}
      onRetry={() => refetch(queueBooking(id))}
      aside={booking.status === 'ready' && Helper && <Helper booking={booking.data} />}
    />
  );
}
