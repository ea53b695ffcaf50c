import type { QueueBooking } from '../../../contract/queue.ts';
import { ButtonLink } from '../../../ui/forms/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState/EmptyState.tsx';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';

export interface ClosedPaymentHrefs {
  booking: string;
  form: string;
}

export interface PaymentClosedProps {
  booking: QueueBooking;
  /** Set if the helper is no longer available at this time. */
  hoursTakenReason: string | null;
  hrefs: ClosedPaymentHrefs;
}

export function PaymentClosed({ booking, hoursTakenReason, hrefs }: PaymentClosedProps) {
  const again = <ButtonLink href={hrefs.form}>{t`Choose other hours`}</ButtonLink>;
  if (booking.status === 'cancelled') {
    return (
      <EmptyState title={t`This booking was cancelled`} action={again}>
        <Say>There is nothing to pay. You can book {booking.freelancer.name} again.</Say>
      </EmptyState>
    );
  }
  if (hoursTakenReason !== null && booking.status === 'draft') {
    return (
      <div role="alert">
        <EmptyState title={t`These hours are no longer free`} action={again}>
          <Say>{hoursTakenReason} Nothing was charged.</Say>
        </EmptyState>
      </div>
    );
  }
  return (
    <EmptyState
      title={t`You have already paid for this booking`}
      action={<ButtonLink href={hrefs.booking}>{t`See your booking`}</ButtonLink>}
    >
      {t`You will not be charged again. Your receipt is with the booking.`}
    </EmptyState>
  );
}
