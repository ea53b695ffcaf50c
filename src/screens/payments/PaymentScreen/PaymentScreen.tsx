import type { ReactNode } from 'react';
import type { Payment } from '../../../contract/payments.ts';
import type { QueueBooking } from '../../../contract/queue.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { formatQueuePlace } from '../../../domain/queue/queue-words.ts';
import { PageLoadError } from '../../../components/shared/PageLoadError/PageLoadError.tsx';
import { QueueTotals } from '../../../components/queue/QueueTotals/QueueTotals.tsx';
import { Link } from '../../../ui/navigation/Link/Link.tsx';
import { Page } from '../../../ui/layout/Page/Page.tsx';
import { PageHeading } from '../../../ui/layout/PageHeading/PageHeading.tsx';
import { useRestoredFocus } from '../../../ui/navigation/use-restored-focus.ts';
import { Columns } from '../../../ui/layout/Columns/Columns.tsx';
import { t } from '../../../words/t.ts';
import { PaymentClosed, type ClosedPaymentHrefs } from './PaymentClosed.tsx';
import { PaymentForm, type PaymentFormProps } from './PaymentForm.tsx';
import * as styles from './PaymentScreen.css.ts';
import { PaymentSkeleton, type PaymentPreview } from './PaymentSkeleton.tsx';

export interface PaymentScreenProps extends Omit<
  PaymentFormProps,
  'booking' | 'payment' | 'bookingsHref'
> {
  booking: Loadable<QueueBooking>;
  payment: Payment | null;
  /** Data from the booking form. Null after a reload. */
  preview: PaymentPreview | null;
  hoursTakenReason: string | null;
  hrefs: ClosedPaymentHrefs & { bookings: string; helpers: string };
  onRetry: () => void;
  aside?: ReactNode;
}

/** Spec §2 /payment, §8 Payment failure. */
export function PaymentScreen({ booking, preview, onRetry, ...rest }: PaymentScreenProps) {
  if (booking.status === 'ready') return <DraftPayment {...rest} draft={booking.data} />;
  if (booking.status === 'loading') return <PaymentSkeleton preview={preview} />;
  return (
    <Page padding="form">
      <PageLoadError
        error={booking}
        title={t`The payment could not be loaded`}
        missing={{
          title: t`Booking not found`,
          message: t`There is no booking to pay here. It may have been removed.`,
          action: { label: t`See helpers`, href: rest.hrefs.helpers },
        }}
        onRetry={onRetry}
      />
      {booking.reason === 'failed' && (
        <p className={styles.wayOn}>
          <Link href={rest.hrefs.bookings} variant="stitched">
            {t`See your queue bookings`}
          </Link>
        </p>
      )}
    </Page>
  );
}

function DraftPayment({
  draft,
  payment,
  hoursTakenReason,
  hrefs,
  aside,
  ...form
}: Omit<PaymentScreenProps, 'booking' | 'preview' | 'onRetry'> & {
  draft: QueueBooking;
}) {
  const isOpen =
    draft.status === 'draft' && payment?.status !== 'succeeded' && hoursTakenReason === null;
  const part = useRestoredFocus<HTMLDivElement>(isOpen ? 'open' : 'closed');
  if (isOpen && !payment) return <PaymentSkeleton preview={draft} />;
  return (
    <Page padding="form">
      <PageHeading>{t`Payment`}</PageHeading>
      <Columns gap="s8" className={styles.columns}>
        <div ref={part} className={styles.pay} tabIndex={-1}>
          {isOpen && payment ? (
            <PaymentForm
              {...form}
              booking={draft}
              payment={payment}
              bookingsHref={hrefs.bookings}
            />
          ) : (
            <PaymentClosed booking={draft} hoursTakenReason={hoursTakenReason} hrefs={hrefs} />
          )}
          {aside}
        </div>
        <div className={styles.aside}>
          <QueueTotals
            freelancer={draft.freelancer}
            hourlyRate={draft.hourlyRate}
            duration={draft.duration}
            total={draft.total}
            when={draft}
            where={formatQueuePlace(draft)}
          />
        </div>
      </Columns>
    </Page>
  );
}
