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
        <EmptyState title="These hours are not free any more" action={again}>
          {goneReason} Nothing was charged.
        </EmptyState>
      </div>
    );
  }
  return (
    <EmptyState
      title="This booking is paid already"
      action={<ButtonLink href={hrefs.booking}>See your booking</ButtonLink>}
    >
      Nothing more is charged. The receipt is with the booking.
    </EmptyState>
  );
}
