import type { QueueBooking } from '../../contract/queue.ts';
import { newerBooking } from '../../domain/queue/queue-list.ts';
import { formatQueueUpdate } from '../../domain/queue/queue-words.ts';
import { onRealtime } from '../realtime.ts';
import { onUserChange } from '../session/session.ts';
import { showToast } from '../core/toasts.ts';

// Notices can appear on every page. Don't import `queue.ts`, which loads TanStack Query.

const known = new Map<string, QueueBooking>();
let openId: string | null = null;
onUserChange(resetQueueNotices);
onRealtime('queue_update', notify);

/** An event with the same status shows no notice. */
export function noteBooking(booking: QueueBooking): void {
  const before = known.get(booking.id);
  known.set(booking.id, before ? newerBooking(before, booking) : booking);
}

export function muteNotices(id: string): () => void {
  openId = id;
  return () => {
    if (openId === id) openId = null;
  };
}

function resetQueueNotices(): void {
  known.clear();
  openId = null;
}

function notify(booking: QueueBooking): void {
  const before = known.get(booking.id);
  noteBooking(booking);
  const isNew = known.get(booking.id) === booking && booking.status !== before?.status;
  if (isNew && isOfInterest(booking)) showToast('info', formatQueueUpdate(booking));
}

function isOfInterest({ id, status, cancelledBy }: QueueBooking): boolean {
  if (id === openId || status === 'draft' || status === 'paid') return false;
  return status !== 'cancelled' || cancelledBy === 'freelancer';
}
