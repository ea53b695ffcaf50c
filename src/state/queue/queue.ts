import * as api from '../../api/queue.ts';
import type { Money } from '../../contract/common.ts';
import { queueEndpoints, type QueueBooking } from '../../contract/queue.ts';
import { newerBooking } from '../../domain/queue/queue-list.ts';
import { t } from '../../words/t.ts';
import { idleAction, runItemAction, type ItemAction } from '../core/item-action.ts';
import {
  listedIn,
  query,
  refetch,
  refetchInView,
  updateData,
  type Query,
} from '../core/query-client.ts';
import { noteBooking } from './queue-notices.ts';
import { onRealtime } from '../realtime.ts';
import { showToast } from '../core/toasts.ts';
import { createUserStore } from '../core/user-store.ts';

export const queueList: Query<QueueBooking[]> = query(
  queueEndpoints.listQueueBookings,
  {},
  (bookings) => {
    for (const booking of bookings) {
      noteBooking(booking);
      updateData(queueBooking(booking.id), (one) => newerBooking(one, booking));
    }
    return bookings;
  },
);

export const queueBooking = (id: string): Query<QueueBooking> =>
  listedIn(
    queueList,
    id,
    query(queueEndpoints.getQueueBooking, { params: { id } }, ({ booking }) => {
      noteBooking(booking);
      return booking;
    }),
  );

const action = createUserStore<ItemAction>(() => ({ ...idleAction }));
const { state } = action;
export const { useStore: useQueueCancellation, reset: resetQueue } = action;
onRealtime('queue_update', applyBooking);
onRealtime('stale', () => {
  refetchInView(queueEndpoints.listQueueBookings);
  refetchInView(queueEndpoints.getQueueBooking);
});

export function applyBooking(received: QueueBooking): void {
  const { id } = received;
  updateData(queueList, (list) =>
    list.some((one) => one.id === id)
      ? list.map((one) => (one.id === id ? newerBooking(one, received) : one))
      : [...list, received],
  );
  updateData(queueBooking(id), (one) => newerBooking(one, received));
}

/**
 * @param reason may be ''
 * @param refund the refund shown to the patient, or null if nothing was paid
 */
export async function cancelBooking(
  id: string,
  reason: string,
  refund: Money | null,
): Promise<void> {
  await runItemAction(state, id, {
    request: () => api.cancelQueueBooking(id, reason, refund),
    onDone: (cancelled) => {
      const wasDraft = !cancelled.history.some(({ status }) => status === 'paid');
      noteBooking(cancelled);
      applyBooking(cancelled);
      showToast('success', wasDraft ? t`Draft discarded` : t`Booking cancelled`);
    },
  });
  // A status change may have caused the refusal.
  if (state.actionError?.id === id) refetch(queueBooking(id), queueList);
}
