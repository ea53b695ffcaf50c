import type { QueueBooking } from '../../../contract/queue.ts';
import { formatSlot, type HourCycle } from '../../../domain/time/india-time.ts';
import { formatExactMoney } from '../../../domain/payments/money.ts';
import { freeCancellationEnd, getRefund } from '../../../domain/queue/queue-status.ts';
import { formatMoment } from '../../../domain/queue/queue-words.ts';
import { t } from '../../../words/t.ts';
import {
  CancelQuestion,
  type CancelInput,
} from '../../appointments/CancelDialog/CancelQuestion.tsx';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';

export interface CancelQueueDialogProps extends CancelInput {
  booking: QueueBooking;
  now: Date;
}

export function CancelQueueDialog({ booking, now, ...input }: CancelQueueDialogProps) {
  const hourCycle = useHourCycle();
  const { date, time, freelancer } = booking;
  const subject = `${freelancer.name}, ${formatSlot({ date, time }, hourCycle)}.`;
  return (
    <CancelQuestion
      {...input}
      title={t`Cancel this booking?`}
      description={`${subject} ${refundSentence(booking, now, hourCycle)}`}
      confirmLabel={t`Cancel booking`}
    />
  );
}

function refundSentence(booking: QueueBooking, now: Date, hourCycle: HourCycle): string {
  const refund = getRefund(booking, 'patient', now);
  if (!refund) return t`You have not been charged.`;
  const end = formatMoment(freeCancellationEnd(booking).toISOString(), hourCycle);
  return refund.amountMinor > 0
    ? t`Cancel by ${end} to get the full ${formatExactMoney(refund)} back. There is no refund after that.`
    : t`Free cancellation ended on ${end}. If you cancel now, you will not get the ${formatExactMoney(booking.total)} back.`;
}
