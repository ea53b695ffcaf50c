import type { QueueBooking } from '../../../contract/queue.ts';
import { formatSlot } from '../../../domain/time/india-time.ts';
import { formatExactMoney } from '../../../domain/payments/money.ts';
import { formatQueuePlace } from '../../../domain/queue/queue-words.ts';
import { formatHours } from '../../../domain/time/durations.ts';
import { PageHeading } from '../../../ui/layout/PageHeading/PageHeading.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton/Skeleton.tsx';
import { Slip } from '../../../ui/layout/Slip/Slip.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { Page } from '../../../ui/layout/Page/Page.tsx';
import { Columns } from '../../../ui/layout/Columns/Columns.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';
import * as styles from './PaymentScreen.css.ts';

/** Dates and times are in India time. */
export type PaymentPreview = Pick<
  QueueBooking,
  'date' | 'time' | 'duration' | 'hospitalName' | 'city' | 'total'
>;

export interface PaymentSkeletonProps {
  preview: PaymentPreview | null;
}

export function PaymentSkeleton({ preview }: PaymentSkeletonProps) {
  return (
    <Page padding="form">
      <PageHeading>{t`Payment`}</PageHeading>
      <Columns gap="s8" className={styles.columns}>
        <div className={styles.pay} role="status">
          <VisuallyHidden>{t`Loading the payment`}</VisuallyHidden>
          <Skeleton shape="block" width="min(100%, 350px)" />
          <Skeleton shape="block" width="100%" />
          <Skeleton shape="block" width="100%" />
        </div>
        <Slip>
          <Skeleton shape="line" width="60%" />
          {preview ? <Preview {...preview} /> : <Skeleton shape="block" width="100%" />}
        </Slip>
      </Columns>
    </Page>
  );
}

function Preview({ date, time, duration, total, ...place }: PaymentPreview) {
  const hourCycle = useHourCycle();
  return (
    <Stack gap="s2">
      <p>
        {formatSlot({ date, time }, hourCycle)}, {formatHours(duration)}
      </p>
      <p>{formatQueuePlace(place)}</p>
      <p>
        <Say>
          Total <strong>{formatExactMoney(total)}</strong>
        </Say>
      </p>
    </Stack>
  );
}
