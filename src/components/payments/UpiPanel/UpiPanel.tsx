import type { ReactNode } from 'react';
import type { Payment } from '../../../contract/payments.ts';
import { formatExactMoney } from '../../../domain/payments/money.ts';
import { UPI_MINUTES } from '../../../domain/payments/payment.ts';
import { UPI_ID } from '../../../domain/payments/upi.ts';
import { quietText } from '../../../theme/typography.css.ts';
import { ButtonLink } from '../../../ui/forms/ButtonLink/ButtonLink.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { useRestoredFocus } from '../../../ui/navigation/use-restored-focus.ts';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';
import { QrCode } from '../../shared/QrCode/QrCode.tsx';
import { UpiCountdown } from './UpiCountdown.tsx';
import * as styles from './UpiPanel.css.ts';

export interface UpiPanelProps {
  payment: Payment;
  link: string;
  now: Date;
  children: ReactNode;
}

export function UpiPanel({ payment, link, now, children }: UpiPanelProps) {
  const { status, expiresAt } = payment;
  const isPending = status === 'pending' && expiresAt !== null;
  const panel = useRestoredFocus<HTMLDivElement>(isPending ? 'pending' : 'open');
  return (
    <div ref={panel} className={styles.panel} tabIndex={-1}>
      {isPending ? (
        <Request payment={payment} expiresAt={expiresAt} link={link} now={now} />
      ) : (
        <>
          <div>
            <p className={styles.demo}>{t`Demo: no real money`}</p>
            <p>
              <Say>Approve the request in your UPI app within {UPI_MINUTES} minutes.</Say>
            </p>
          </div>
          {children}
        </>
      )}
    </div>
  );
}

function Request({
  payment,
  expiresAt,
  link,
  now,
}: Omit<UpiPanelProps, 'children'> & { expiresAt: string }) {
  const amount = formatExactMoney(payment.amount);
  return (
    <section className={styles.request} aria-label={t`UPI request`}>
      <QrCode
        link={link}
        label={t`QR code to pay ${amount} by UPI`}
        fallback={t`The code could not be shown. Use the UPI ID instead.`}
      />
      <Stack gap="s3" align="start" className={styles.words}>
        <p className={styles.demo}>{t`Demo: no real money`}</p>
        <p role="status">{t`Waiting for your approval in the UPI app`}</p>
        <UpiCountdown expiresAt={expiresAt} now={now} />
        <dl className={styles.facts}>
          <dt className={quietText}>{t`UPI ID`}</dt>
          <dd className={styles.fact}>{UPI_ID}</dd>
          <dt className={quietText}>{t`Amount`}</dt>
          <dd className={styles.fact}>{amount}</dd>
          <dt className={quietText}>{t`Reference`}</dt>
          <dd className={styles.fact}>{payment.id}</dd>
        </dl>
        <ButtonLink href={link}>{t`Open UPI app`}</ButtonLink>
        <p className={quietText}>
          {t`Scan this code with your UPI app, or open the app on this phone.`}
        </p>
      </Stack>
    </section>
  );
}
