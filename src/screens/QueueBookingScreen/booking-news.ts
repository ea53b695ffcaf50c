import type { QueueBooking } from '../../contract/queue.ts';
import { formatDay, formatTime, type HourCycle } from '../../domain/india-time.ts';
import { formatExactMoney } from '../../domain/money.ts';
import { firstName } from '../../domain/names.ts';
import { isQueueOver } from '../../domain/queue-list.ts';

export function bookingNews(booking: QueueBooking, now: Date, hourCycle: HourCycle): string {
  const { status, freelancer, hospitalName, department, date, time, total } = booking;
  const name = firstName(freelancer.name);
  const start = `${formatDay(date)} at ${formatTime(time, hourCycle)}`;
  const isOver = isQueueOver(booking, now);
  switch (status) {
    case 'draft':
      return isOver
        ? `These hours have passed. You were not charged. You can book ${name} again.`
        : `Pay ${formatExactMoney(total)} to book ${name} for these hours.`;
    case 'paid':
      return isOver
        ? `These hours have passed and ${name} has not sent an update. Message ${name} to ask how it went.`
        : `${name} will start at ${hospitalName} on ${start}. Follow each step here. ${name} will also message you.`;
    case 'on-the-way':
      return `${name} is going to ${hospitalName}, ${department}.`;
    case 'in-queue':
      return `${name} is waiting for you at ${hospitalName}, ${department}. Please be there before it is your turn.`;
    case 'your-turn':
      return `Please come to ${hospitalName}, ${department}, now. ${name} is keeping your place.`;
    case 'done':
      return `${name} has waited in the queue for you. Your receipt is on this page.`;
    case 'cancelled':
      return cancellation(booking, name);
  }
}

function cancellation({ cancelledBy, cancelReason }: QueueBooking, name: string): string {
  const who = cancelledBy === 'freelancer' ? `${name} has` : 'You have';
  return `${who} cancelled this booking.${cancelReason ? ` Reason: ${cancelReason}` : ''}`;
}
