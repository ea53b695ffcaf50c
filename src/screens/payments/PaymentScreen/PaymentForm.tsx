import { useState, type ReactNode } from 'react';
import type { Payment, PaymentMethod } from '../../../contract/payments.ts';
import type { QueueBooking } from '../../../contract/queue.ts';
import { formatDay } from '../../../domain/time/india-time.ts';
import { paymentFailures } from '../../../domain/payments/payment.ts';
import { upiLink } from '../../../domain/payments/upi.ts';
import { BankDialog } from '../../../components/payments/BankDialog/BankDialog.tsx';
import { PaymentActions } from '../../../components/payments/PaymentActions/PaymentActions.tsx';
import { PaymentDoubt } from '../../../components/payments/PaymentDoubt/PaymentDoubt.tsx';
import { PaymentMethodChoice } from '../../../components/payments/PaymentMethodChoice/PaymentMethodChoice.tsx';
import { UpiPanel } from '../../../components/payments/UpiPanel/UpiPanel.tsx';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { useRestoredFocus } from '../../../ui/navigation/use-restored-focus.ts';
import { t } from '../../../words/t.ts';
import * as styles from './PaymentScreen.css.ts';

export interface PaymentAttempt {
  isPaying: boolean;
  /** Error of the last attempt, unless it is in `payment`. */
  error: string | null;
  /**
   * 'checking': the app asks the server. 'unsure': it does not respond. 'lost': it has no such
   * payment. 'settling': the bank has confirmed, the server has not.
   */
  uncertainState: 'none' | 'checking' | 'unsure' | 'lost' | 'settling';
}

export interface PaymentFormProps {
  booking: QueueBooking;
  payment: Payment;
  renderCardForm: (end: ReactNode) => ReactNode;
  attempt: PaymentAttempt;
  onRequestUpi: (() => void) | null;
  onBankDecision: ((isConfirmed: boolean) => void) | null;
  /** Checks the last attempt, and retries only if that attempt failed. */
  onTryAgain: () => void;
  bookingsHref: string;
  now: Date;
}

const LOST = t`We could not reach the server. You have not been charged so far. Try again: you will not be charged twice.`;

export function PaymentForm({
  booking,
  payment,
  renderCardForm,
  attempt: { isPaying, error, uncertainState },
  onRequestUpi,
  onBankDecision,
  onTryAgain,
  bookingsHref,
  now,
}: PaymentFormProps) {
  const [chosen, setChosen] = useState<PaymentMethod | null>(null);
  const [closedFor, setClosedFor] = useState<Payment | null>(null);
  const method = onRequestUpi ? (chosen ?? payment.method ?? 'card') : 'card';
  const failure = formatFailure(payment, method);
  const isOpenEnded =
    uncertainState === 'checking' || uncertainState === 'unsure' || uncertainState === 'settling';
  const isBankAsking =
    onBankDecision !== null && payment.status === 'action-needed' && !isOpenEnded;
  const isBankOpen = isBankAsking && closedFor !== payment;
  // After a reload, the bank dialog has no opener.
  const end = useRestoredFocus<HTMLDivElement>(isBankOpen ? 'bank' : uncertainState);
  const actions = (
    <div ref={end} className={styles.end} tabIndex={-1}>
      {isOpenEnded ? (
        <PaymentDoubt state={uncertainState} onTryAgain={onTryAgain} bookingsHref={bookingsHref} />
      ) : (
        <PaymentActions
          amount={payment.amount}
          error={isPaying ? null : uncertainState === 'lost' ? LOST : (error ?? failure)}
          isPaying={isPaying}
          {...(uncertainState === 'lost' && { onTryAgain })}
          {...(method === 'upi' && onRequestUpi && { onPay: onRequestUpi })}
          {...(method === 'upi' && failure && { label: t`Send again` })}
        />
      )}
    </div>
  );

  return (
    <>
      {onRequestUpi && (
        <PaymentMethodChoice
          method={method}
          onMethodChange={setChosen}
          isDisabled={isPaying || isOpenEnded}
        />
      )}
      {isBankAsking && !isBankOpen && (
        <Inline gap="s3" align="center" justify="between" className={styles.bank}>
          <p>{t`Your bank needs you to confirm this payment.`}</p>
          <Button variant="secondary" onPress={() => setClosedFor(null)}>
            {t`Confirm with your bank`}
          </Button>
        </Inline>
      )}
      {method === 'card' ? (
        renderCardForm(actions)
      ) : (
        <UpiPanel
          payment={payment}
          link={upiLink(payment, t`Queue service, ${formatDay(booking.date)}`)}
          now={now}
        >
          {actions}
        </UpiPanel>
      )}
      {isBankOpen && (
        <BankDialog
          amount={payment.amount}
          onAnswer={onBankDecision}
          isPending={isPaying}
          onClose={() => setClosedFor(payment)}
        />
      )}
    </>
  );
}

function formatFailure({ method, failure, status }: Payment, shown: PaymentMethod): string | null {
  return failure !== null && status === 'open' && method === shown
    ? paymentFailures[failure]
    : null;
}
