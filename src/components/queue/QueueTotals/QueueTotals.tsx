import type { ReactNode } from 'react';
import type { Money } from '../../../contract/common.ts';
import type { QueueBooking } from '../../../contract/queue.ts';
import { formatCount } from '../../../domain/count.ts';
import { formatSlot } from '../../../domain/time/india-time.ts';
import { formatExactMoney, formatHourlyRate } from '../../../domain/payments/money.ts';
import { formatHours } from '../../../domain/time/durations.ts';
import { nameText, quietText, softText, strongText } from '../../../theme/typography.css.ts';
import { Avatar } from '../../../ui/media/Avatar/Avatar.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { Rating } from '../../../ui/media/Rating/Rating.tsx';
import { Slip } from '../../../ui/layout/Slip/Slip.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
import { plural } from '../../../words/plural.ts';
import { t } from '../../../words/t.ts';
import * as styles from './QueueTotals.css.ts';

export interface QueueTotalsProps {
  freelancer: Pick<
    QueueBooking['freelancer'],
    'name' | 'profilePicture' | 'rating' | 'completedJobs'
  >;
  hourlyRate: Money;
  /** In hours. Null until the user chooses. */
  duration: number | null;
  total: Money | null;
  /** Date and time in India (IST). Omit if the form shows the time. */
  when?: { date: string; time: string };
  /** Omit if the form shows the place. */
  where?: string;
  children?: ReactNode;
}

/** Screen readers announce changes politely (spec §9). */
export function QueueTotals({
  freelancer,
  hourlyRate,
  duration,
  total,
  when,
  where,
  children,
}: QueueTotalsProps) {
  const hourCycle = useHourCycle();
  const { name, profilePicture, rating, completedJobs } = freelancer;
  return (
    <Slip>
      <Inline canWrap={false} gap="s4" align="center">
        <Avatar name={name} src={profilePicture} size="m" tint="neem" />
        <div className={styles.words}>
          <h2 className={nameText}>{name}</h2>
          <p className={quietText}>{t`Queue helper`}</p>
          {rating > 0 ? (
            <Rating value={rating} size="small" />
          ) : (
            <p className={quietText}>{t`No reviews yet`}</p>
          )}
          <p className={quietText}>{jobsText(completedJobs)}</p>
        </div>
      </Inline>
      <Stack gap="s4">
        <Stack as="dl" gap="s3">
          <Fact term={t`Hourly rate`}>{formatHourlyRate(hourlyRate)}</Fact>
          <Fact term={t`Duration`}>{duration === null ? '–' : formatHours(duration)}</Fact>
          {when && <Fact term={t`When`}>{formatSlot(when, hourCycle)}</Fact>}
          {where && <Fact term={t`Where`}>{where}</Fact>}
        </Stack>
        <Inline
          as="p"
          gap="s4"
          rowGap="none"
          align="center"
          justify="between"
          className={styles.total}
          role="status"
        >
          <span className={strongText}>{t`Total`}</span>{' '}
          <strong className={styles.amount}>{total ? formatExactMoney(total) : '–'}</strong>
        </Inline>
        {children}
      </Stack>
    </Slip>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <Inline gap="s4" rowGap="none" align="baseline" justify="between">
      <dt className={softText}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </Inline>
  );
}

function jobsText(count: number): string {
  return plural(count, { one: t`1 completed job`, other: t`${formatCount(count)} completed jobs` });
}
