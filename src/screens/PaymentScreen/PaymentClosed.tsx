import type { QueueBooking } from '../../contract/queue.ts';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';

export interface ClosedPaymentHrefs {
  /** The booking with its receipt. */
  booking: string;
  /** The form in which other hours of the helper are chosen. */
  form: string;
}

export interface PaymentClosedProps {
  /** What would be paid. */
  booking: QueueBooking;
  /** Why the helper is not to be had any more for these hours, or null. */
  goneReason: string | null;
  /** Where the ways on lead. */
  hrefs: ClosedPaymentHrefs;
}

/** Says why there is nothing to pay: it is paid, given up, or the hours are gone. */
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
