import type { QueueBooking } from '../../../contract/queue.ts';
import { formatDay, formatTime, type HourCycle } from '../../../domain/time/india-time.ts';
import { formatExactMoney } from '../../../domain/payments/money.ts';
import { firstName } from '../../../domain/names.ts';
import { isQueueOver } from '../../../domain/queue/queue-list.ts';
import { t } from '../../../words/t.ts';

export function formatBookingStatus(
  booking: QueueBooking,
  now: Date,
  hourCycle: HourCycle,
): string {
  const { status, freelancer, hospitalName, department, date, time, total } = booking;
  const name = firstName(freelancer.name);
  const start = t`${formatDay(date)} at ${formatTime(time, hourCycle)}`;
  const isOver = isQueueOver(booking, now);
  switch (status) {
    case 'draft':
      return isOver
        ? t`These hours have passed. You were not charged. You can book ${name} again.`
        : t`Pay ${formatExactMoney(total)} to book ${name} for these hours.`;
    case 'paid':
      return isOver
        ? t`These hours have passed and ${name} has not sent an update. Message ${name} to ask how it went.`
        : t`${name} will start at ${hospitalName} on ${start}. Follow each step here. ${name} will also message you.`;
    case 'on-the-way':
      return t`${name} is going to ${hospitalName}, ${department}.`;
    case 'in-queue':
      return t`${name} is waiting for you at ${hospitalName}, ${department}. Please be there before it is your turn.`;
    case 'your-turn':
      return t`Please come to ${hospitalName}, ${department}, now. ${name} is keeping your place.`;
    case 'done':
      return t`${name} has waited in the queue for you. Your receipt is on this page.`;
    case 'cancelled':
      return cancellation(booking, name);
  }
}

function cancellation({ cancelledBy, cancelReason }: QueueBooking, name: string): string {
  const cancelled =
    cancelledBy === 'freelancer'
      ? t`${name} has cancelled this booking.`
      : t`You have cancelled this booking.`;
  return cancelReason ? `${cancelled} ${t`Reason: ${cancelReason}`}` : cancelled;
}
