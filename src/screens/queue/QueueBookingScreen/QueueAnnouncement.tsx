import { useState } from 'react';
import type { QueueBooking } from '../../../contract/queue.ts';
import { formatQueueUpdate } from '../../../domain/queue/queue-words.ts';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';

export interface QueueAnnouncementProps {
  booking: QueueBooking;
}

/** Announces each new status once, but not the queue position. */
export function QueueAnnouncement({ booking }: QueueAnnouncementProps) {
  const [told, setTold] = useState({ status: booking.status, news: '' });
  if (told.status !== booking.status) {
    setTold({ status: booking.status, news: formatQueueUpdate(booking) });
  }
  return (
    <div role="status">
      <VisuallyHidden>{told.news}</VisuallyHidden>
    </div>
  );
}
