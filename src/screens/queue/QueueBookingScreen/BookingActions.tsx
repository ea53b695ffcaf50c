import { MessageCircle, Phone } from 'lucide-react';
import type { QueueBooking } from '../../../contract/queue.ts';
import { firstName } from '../../../domain/names.ts';
import { mobileHref } from '../../../domain/forms/landline.ts';
import { isQueueOver } from '../../../domain/queue/queue-list.ts';
import { canMoveQueue } from '../../../domain/queue/queue-status.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { ButtonLink } from '../../../ui/forms/ButtonLink/ButtonLink.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';
import * as styles from './QueueBookingScreen.css.ts';

export interface BookingActionsProps {
  booking: QueueBooking;
  now: Date;
  paymentHref: string;
  messageHref: string;
  onCancel: () => void;
  isBusy: boolean;
}

export function BookingActions({
  booking,
  now,
  paymentHref,
  messageHref,
  onCancel,
  isBusy,
}: BookingActionsProps) {
  const { status, freelancer, history } = booking;
  const name = firstName(freelancer.name);
  if (status === 'draft') {
    return (
      <div className={styles.actions}>
        {!isQueueOver(booking, now) && (
          <ButtonLink href={paymentHref}>{t`Continue to payment`}</ButtonLink>
        )}
        <Button variant="danger" onPress={onCancel} isPending={isBusy}>
          {t`Discard`}
        </Button>
      </div>
    );
  }
  // A discarded draft has no helper to message.
  if (!history.some((step) => step.status === 'paid')) return null;
  return (
    <div className={styles.actions}>
      <ButtonLink href={messageHref} icon={<Icon glyph={MessageCircle} size={20} />}>
        <Say>Message {name}</Say>
      </ButtonLink>
      {freelancer.phone !== undefined && !isQueueOver(booking, now) && (
        <ButtonLink
          href={mobileHref(freelancer.phone)}
          variant="secondary"
          icon={<Icon glyph={Phone} size={20} />}
        >
          <Say>Call {name}</Say>
        </ButtonLink>
      )}
      {canMoveQueue(status, 'cancelled', 'patient') && (
        <Button variant="danger" onPress={onCancel} isPending={isBusy}>
          {t`Cancel booking`}
        </Button>
      )}
    </div>
  );
}
