import { useId } from 'react';
import { QueueRow } from '../../../components/queue/QueueRow/QueueRow.tsx';
import type { QueueBooking } from '../../../contract/queue.ts';
import { queueLists } from '../../../domain/queue/queue-list.ts';
import { ButtonLink } from '../../../ui/forms/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState/EmptyState.tsx';
import { useRestoredFocus } from '../../../ui/navigation/use-restored-focus.ts';
import { t } from '../../../words/t.ts';
import { DraftActions } from './DraftActions.tsx';
import * as styles from './QueueScreen.css.ts';

export interface QueueListsProps {
  bookings: readonly QueueBooking[];
  now: Date;
  bookingHref: (id: string) => string;
  paymentHref: (id: string) => string;
  helpersHref: string;
  onDiscard: (id: string) => void;
  pendingId: string | null;
  actionError: { id: string; message: string } | null;
}

export function QueueLists({ bookings, now, helpersHref, ...rows }: QueueListsProps) {
  const { coming, past } = queueLists(bookings, now);
  const lists = useRestoredFocus<HTMLDivElement>([...coming, ...past].map(({ id }) => id).join());
  return (
    <div className={styles.lists} ref={lists} tabIndex={-1}>
      {coming.length === 0 && past.length === 0 && (
        <EmptyState
          title={t`No queue bookings`}
          action={
            <ButtonLink href={helpersHref} variant="secondary">
              {t`Find a helper`}
            </ButtonLink>
          }
        >
          {t`A helper waits in the hospital queue for you. Your bookings will appear here.`}
        </EmptyState>
      )}
      {coming.length > 0 && <Part title={t`Upcoming`} bookings={coming} canPay {...rows} />}
      {past.length > 0 && <Part title={t`Past`} bookings={past} canPay={false} {...rows} />}
    </div>
  );
}

interface PartProps extends Omit<QueueListsProps, 'now' | 'helpersHref'> {
  title: string;
  canPay: boolean;
}

function Part({
  title,
  bookings,
  canPay,
  bookingHref,
  paymentHref,
  onDiscard,
  pendingId,
  actionError,
}: PartProps) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <ul>
        {bookings.map((booking) => (
          <QueueRow key={booking.id} booking={booking} href={bookingHref(booking.id)}>
            {booking.status === 'draft' && (
              <DraftActions
                draft={booking}
                paymentHref={canPay ? paymentHref(booking.id) : null}
                onDiscard={() => onDiscard(booking.id)}
                isBusy={pendingId === booking.id}
                error={actionError?.id === booking.id ? actionError.message : null}
              />
            )}
          </QueueRow>
        ))}
      </ul>
    </section>
  );
}
