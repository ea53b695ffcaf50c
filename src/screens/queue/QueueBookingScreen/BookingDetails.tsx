import { useState, type ReactNode } from 'react';
import { CancelQueueDialog } from '../../../components/queue/CancelQueueDialog/CancelQueueDialog.tsx';
import { QueueProgress } from '../../../components/queue/QueueProgress/QueueProgress.tsx';
import { QueueReceipt } from '../../../components/queue/QueueReceipt/QueueReceipt.tsx';
import { QueueStatusTag } from '../../../components/queue/QueueStatusTag/QueueStatusTag.tsx';
import type { Money } from '../../../contract/common.ts';
import type { QueueBooking } from '../../../contract/queue.ts';
import { canMoveQueue, getRefund } from '../../../domain/queue/queue-status.ts';
import { queueHeadline } from '../../../domain/queue/queue-words.ts';
import { h3Text } from '../../../theme/typography.css.ts';
import { withBase } from '../../../ui/navigation/base-path.ts';
import { Breadcrumbs } from '../../../ui/navigation/Breadcrumbs/Breadcrumbs.tsx';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { PageHeading } from '../../../ui/layout/PageHeading/PageHeading.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { useRestoredFocus } from '../../../ui/navigation/use-restored-focus.ts';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
import { t } from '../../../words/t.ts';
import { formatBookingStatus } from './format-booking-status.ts';
import { BookingActions } from './BookingActions.tsx';
import { QueueAnnouncement } from './QueueAnnouncement.tsx';
import * as styles from './QueueBookingScreen.css.ts';

export interface BookingDetailsProps {
  booking: QueueBooking;
  now: Date;
  queueHref: string;
  paymentHref: string;
  messageHref: (helperId: string) => string;
  /** Discards a draft, or cancels a booking. `refund` is the amount shown. */
  onCancel: (reason: string, refund: Money | null) => void;
  isPending: boolean;
  error: string | null;
  onPrint: () => void;
  /** Below the steps. */
  aside?: ReactNode;
}

export function BookingDetails({
  booking,
  now,
  queueHref,
  paymentHref,
  messageHref,
  onCancel,
  isPending,
  error,
  onPrint,
  aside,
}: BookingDetailsProps) {
  const hourCycle = useHourCycle();
  // The open dialog shows errors only after the user has answered.
  const [question, setQuestion] = useState<'none' | 'asked' | 'answered'>('none');
  const { status, notes } = booking;
  const head = useRestoredFocus<HTMLDivElement>(status);
  const isDraft = status === 'draft';
  const isAsking = question !== 'none' && canMoveQueue(status, 'cancelled', 'patient');
  return (
    <div className={styles.page}>
      <div className={styles.news}>
        <Breadcrumbs
          items={[
            { label: t`Queue bookings`, href: queueHref },
            { label: booking.freelancer.name },
          ]}
        />
        <img
          className={styles.art}
          src={withBase(`/art/spot/${status === 'cancelled' ? 'empty' : 'queue'}.svg`)}
          alt=""
          width={320}
          height={180}
        />
        <div className={styles.head} ref={head} tabIndex={-1}>
          <QueueStatusTag status={status} />
          <PageHeading size="display">{queueHeadline(booking)}</PageHeading>
          <p className={styles.sentence}>{formatBookingStatus(booking, now, hourCycle)}</p>
        </div>
        <QueueProgress booking={booking} />
        {aside}
        {notes && (
          <div>
            <h2 className={h3Text}>{t`Your notes`}</h2>
            <p className={styles.notes}>{notes}</p>
          </div>
        )}
        <BookingActions
          booking={booking}
          now={now}
          paymentHref={paymentHref}
          messageHref={messageHref(booking.freelancerId)}
          onCancel={() => (isDraft ? onCancel('', null) : setQuestion('asked'))}
          isBusy={isPending}
        />
        <FormAlert message={isAsking ? null : error} />
        <QueueAnnouncement booking={booking} />
      </div>
      <Stack gap="s5" className={styles.papers}>
        <QueueReceipt booking={booking} onPrint={onPrint} />
      </Stack>
      {isAsking && (
        <CancelQueueDialog
          booking={booking}
          now={now}
          onClose={() => setQuestion('none')}
          onConfirm={(reason) => {
            setQuestion('answered');
            onCancel(reason, getRefund(booking, 'patient', now));
          }}
          isPending={isPending}
          error={question === 'answered' ? error : null}
        />
      )}
    </div>
  );
}
