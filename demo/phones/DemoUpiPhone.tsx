import type { Payment, PaymentEvent } from '../../src/contract/payments.ts';
import { formatExactMoney } from '../../src/domain/payments/money.ts';
import * as styles from '../kit/demo.css.ts';
import { useAction } from '../kit/use-action.ts';

export interface DemoUpiPhoneProps {
  payment: Payment;
  onSettle: (event: PaymentEvent) => Promise<void>;
}

const answers = { Approve: 'succeeded', Decline: 'refused' } as const;

export function DemoUpiPhone({ payment, onSettle }: DemoUpiPhoneProps) {
  const { state, act } = useAction();
  if (payment.status !== 'pending') return null;
  return (
    <section className={styles.box} aria-label="Demo phone">
      <p className={styles.title}>Demo phone</p>
      <p className={styles.hint}>No money moves in the demo. UPI requests appear here.</p>
      <div className={styles.message}>
        <p className={styles.text}>CareSetu requests {formatExactMoney(payment.amount)}</p>
        <div className={styles.steps}>
          {(['Approve', 'Decline'] as const).map((answer) => (
            <button
              key={answer}
              type="button"
              className={styles.button}
              aria-disabled={state === 'busy'}
              onClick={() =>
                act(() => onSettle({ paymentId: payment.id, outcome: answers[answer] }))
              }
            >
              {answer}
            </button>
          ))}
        </div>
      </div>
      <p className={styles.hint} role="status">
        {state === 'failed' && 'That did not work. The request may have expired.'}
      </p>
    </section>
  );
}
