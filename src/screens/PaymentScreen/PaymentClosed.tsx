import type { QueueBooking } from '../../contract/queue.ts';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';

export interface ClosedPaymentHrefs {
  booking: string;
  /** Form for choosing other hours. */
  form: string;
}

export interface PaymentClosedProps {
  booking: QueueBooking;
  /** Set if the helper is no longer available. */
  goneReason: string | null;
  hrefs: ClosedPaymentHrefs;
}

/** Shown if the booking is paid, discarded, or its hours are gone. */
export function PaymentClosed({ booking, goneReason, hrefs }: PaymentClosedProps) {
  const again = <ButtonLink href={hrefs.form}>Choose other hours</ButtonLink>;
  if (booking.status === 'cancelled') {
    return (
      <EmptyState title="This booking was cancelled" action={again}>
        There is nothing to pay. You can book {booking.freelancer.name} again.
      </EmptyState>
    );
  }
  if (goneReason !== null && booking.status === 'draft') {
    return (
      <div role="alert">
        <EmptyState title="These hours are no longer free" action={again}>
          {goneReason} Nothing was charged.
        </EmptyState>
      </div>
    );
  }
  return (
    <EmptyState
      title="You have already paid for this booking"
      action={<ButtonLink href={hrefs.booking}>See your booking</ButtonLink>}
    >
      You will not be charged again. Your receipt is with the booking.
    </EmptyState>
  );
}
