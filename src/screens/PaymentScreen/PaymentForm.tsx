import { useState, type ReactNode } from 'react';
import type { Payment, PaymentMethod } from '../../contract/payments.ts';
import type { QueueBooking } from '../../contract/queue.ts';
import { formatDay } from '../../domain/india-time.ts';
import { paymentFailures } from '../../domain/payment.ts';
import { upiLink } from '../../domain/upi.ts';
import { BankDialog } from '../../components/BankDialog/BankDialog.tsx';
import { PaymentActions } from '../../components/PaymentActions/PaymentActions.tsx';
import { PaymentDoubt } from '../../components/PaymentDoubt/PaymentDoubt.tsx';
import { PaymentMethodChoice } from '../../components/PaymentMethodChoice/PaymentMethodChoice.tsx';
import { UpiPanel } from '../../components/UpiPanel/UpiPanel.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import * as styles from './PaymentScreen.css.ts';

export interface PaymentFormProps {
  /** The draft that is paid. */
  booking: QueueBooking;
  /** Its payment, which is not paid yet. */
  payment: Payment;
  /** Draws the card's fields, and ends their form with what it is given. */
  renderCardForm: (end: ReactNode) => ReactNode;
  /** Whether a try is under way. */
  isPaying: boolean;
  /** Why the last try charged nothing, where the payment itself does not remember it; or null. */
  error: string | null;
  /**
   * What is not known of the last try. 'checking': no answer came, and the server is asked. 'unsure': it does not
   * answer either. 'lost': it knows of no payment. 'settling': the bank has it, the server does not know yet.
   */
  doubt: 'none' | 'checking' | 'unsure' | 'lost' | 'settling';
  /** Asks the UPI app; null where UPI is not offered. */
  onAskUpi: (() => void) | null;
  /** Gives the answer that the bank asks for; null where the bank asks by itself. */
  onBankAnswer: ((isConfirmed: boolean) => void) | null;
  /** Looks what became of the last try, and makes it once more if nothing did. */
  onTryAgain: () => void;
  /** The own queue bookings. */
  bookingsHref: string;
  /** The instant from which the time of a UPI request is counted. */
  now: Date;
}

const LOST =
  'We could not reach the server, and nothing has been charged so far. You can try again: you will not be charged twice.';

/** The two ways to pay, the bank's question, and what becomes of a try. */
export function PaymentForm({
  booking,
  payment,
  renderCardForm,
  isPaying,
  error,
  doubt,
  onAskUpi,
  onBankAnswer,
  onTryAgain,
  bookingsHref,
  now,
}: PaymentFormProps) {
  const [chosen, setChosen] = useState<PaymentMethod | null>(null);
  const [closedFor, setClosedFor] = useState<Payment | null>(null);
  const method = onAskUpi ? (chosen ?? payment.method ?? 'card') : 'card';
  const failure = failureOf(payment, method);
  const isOpenEnded = doubt === 'checking' || doubt === 'unsure' || doubt === 'settling';
  const isBankAsking = onBankAnswer !== null && payment.status === 'action-needed' && !isOpenEnded;
  const isBankOpen = isBankAsking && closedFor !== payment;
  // After a reload, the bank's dialog has no button to give the focus back to.
  const end = useKeptFocus<HTMLDivElement>(isBankOpen ? 'bank' : doubt);
  const actions = (
    <div ref={end} className={styles.end} tabIndex={-1}>
      {isOpenEnded ? (
        <PaymentDoubt state={doubt} onTryAgain={onTryAgain} bookingsHref={bookingsHref} />
      ) : (
        <PaymentActions
          amount={payment.amount}
          error={isPaying ? null : doubt === 'lost' ? LOST : (error ?? failure)}
          isPaying={isPaying}
          {...(doubt === 'lost' && { onTryAgain })}
          {...(method === 'upi' && onAskUpi && { onPay: onAskUpi })}
          {...(method === 'upi' && failure && { label: 'Ask again' })}
        />
      )}
    </div>
  );

  return (
    <>
      {onAskUpi && (
        <PaymentMethodChoice
          method={method}
          onMethodChange={setChosen}
          isDisabled={isPaying || isOpenEnded}
        />
      )}
      {isBankAsking && !isBankOpen && (
        <div className={styles.bank}>
          <p>Your bank waits for your answer.</p>
          <Button variant="secondary" onPress={() => setClosedFor(null)}>
            Answer your bank
          </Button>
        </div>
      )}
      {method === 'card' ? (
        renderCardForm(actions)
      ) : (
        <UpiPanel
          payment={payment}
          link={upiLink(payment, `Queue service, ${formatDay(booking.date)}`)}
          now={now}
        >
          {actions}
        </UpiPanel>
      )}
      {isBankOpen && (
        <BankDialog
          amount={payment.amount}
          onAnswer={onBankAnswer}
          isPending={isPaying}
          onClose={() => setClosedFor(payment)}
        />
      )}
    </>
  );
}

/** What a try of this way has failed of, as the payment remembers it. */
function failureOf({ method, failure, status }: Payment, shown: PaymentMethod): string | null {
  return failure !== null && status === 'open' && method === shown
    ? paymentFailures[failure]
    : null;
}
