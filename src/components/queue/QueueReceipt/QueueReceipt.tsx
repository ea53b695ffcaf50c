import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import type { QueueBooking } from '../../../contract/queue.ts';
import { formatSlot } from '../../../domain/time/india-time.ts';
import { formatExactMoney, formatHourlyRate } from '../../../domain/payments/money.ts';
import { formatMoment, formatQueuePlace } from '../../../domain/queue/queue-words.ts';
import { formatHours } from '../../../domain/time/durations.ts';
import { nameText, quietNumberText, softText, strongText } from '../../../theme/typography.css.ts';
import { notForPaper } from '../../../theme/print.css.ts';
import { Avatar } from '../../../ui/media/Avatar/Avatar.tsx';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { Slip } from '../../../ui/layout/Slip/Slip.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';
import { Wordmark } from '../../shell/Wordmark/Wordmark.tsx';
import { methodWords, moneyLine, receiptNumber } from './receipt.ts';
import * as styles from './QueueReceipt.css.ts';

export interface QueueReceiptProps {
  booking: QueueBooking;
  onPrint: () => void;
}

export function QueueReceipt({ booking, onPrint }: QueueReceiptProps) {
  const hourCycle = useHourCycle();
  const { freelancer, patient, date, time, duration, hourlyRate, total, payment } = booking;
  const paidAt = payment?.paidAt ?? null;
  const line = moneyLine(booking);
  return (
    <Stack gap="s4">
      <Slip>
        <div>
          <Inline gap="s3" align="center" justify="between">
            <Wordmark />
            {payment && paidAt !== null && (
              <h2 className={quietNumberText}>
                <Say>Receipt {receiptNumber(payment)}</Say>
              </h2>
            )}
          </Inline>
          <Inline canWrap={false} gap="s4" align="center" className={styles.helper}>
            <Avatar name={freelancer.name} src={freelancer.profilePicture} size="m" tint="neem" />
            <div>
              <p className={nameText}>{freelancer.name}</p>
              <p className={quietNumberText}>{t`Queue helper`}</p>
            </div>
          </Inline>
        </div>
        <div>
          <Stack as="dl" gap="s3">
            <Fact term={t`Hourly rate`}>{formatHourlyRate(hourlyRate)}</Fact>
            <Fact term={t`Duration`}>{formatHours(duration)}</Fact>
            <Fact term={t`When`}>{formatSlot({ date, time }, hourCycle)}</Fact>
            <Fact term={t`Where`}>{formatQueuePlace(booking)}</Fact>
            <Fact term={t`Department`}>{booking.department}</Fact>
            <Fact term={t`Patient`}>{patient.name}</Fact>
          </Stack>
          <Inline
            as="dl"
            gap="s5"
            rowGap="none"
            align="baseline"
            justify="between"
            className={styles.total}
          >
            <dt className={strongText}>{t`Total`}</dt>
            <dd className={styles.amount}>{formatExactMoney(total)}</dd>
          </Inline>
          {payment && paidAt !== null && (
            <Stack as="dl" gap="s3">
              <Fact term={t`Paid`}>{formatMoment(paidAt, hourCycle)}</Fact>
              {payment.method && <Fact term={t`Paid by`}>{methodWords[payment.method]}</Fact>}
            </Stack>
          )}
          {line !== null && <p className={styles.line}>{line}</p>}
        </div>
      </Slip>
      {paidAt !== null && (
        <div className={notForPaper}>
          <Button variant="secondary" icon={<Icon glyph={Printer} size={20} />} onPress={onPrint}>
            {t`Print receipt`}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <Inline gap="s5" rowGap="none" align="baseline" justify="between">
      <dt className={softText}>{term}</dt>
      <dd className={styles.fact}>
        <bdi>{children}</bdi>
      </dd>
    </Inline>
  );
}
