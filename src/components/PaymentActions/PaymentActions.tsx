import { Lock } from 'lucide-react';
import type { Money } from '../../contract/common.ts';
import { formatExactMoney } from '../../domain/money.ts';
import { FREE_CANCELLATION_HOURS } from '../../domain/queue-status.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { FormAlert } from '../../ui/FormAlert/FormAlert.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import * as styles from './PaymentActions.css.ts';

export interface PaymentActionsProps {
  /** What is to be paid. */
  amount: Money;
  /**
   * What the button says.
   * @default 'Pay' and the amount
   */
  label?: string;
  /** Why the last try charged nothing, or null. */
  error: string | null;
  /** Whether a try is under way. */
  isPaying: boolean;
  /**
   * Pays; left out where the form around it is sent instead.
   * @default sends the form
   */
  onPay?: () => void;
  /** Tries once more what got no answer, with the same card; left out where there is nothing to repeat. */
  onTryAgain?: () => void;
}

/** What ends a payment's form: why the last try failed, the button that pays, and until when it can be undone. */
export function PaymentActions({
  amount,
  label = `Pay ${formatExactMoney(amount)}`,
  error,
  isPaying,
  onPay,
  onTryAgain,
}: PaymentActionsProps) {
  return (
    <div className={styles.actions}>
      <FormAlert message={error} />
      {onTryAgain && (
        <Button variant="secondary" onPress={onTryAgain} isDisabled={isPaying}>
          Try again
        </Button>
      )}
      <Button
        type={onPay ? 'button' : 'submit'}
        size="large"
        icon={<Icon glyph={Lock} size={20} />}
        isPending={isPaying}
        onPress={onPay}
      >
        {label}
      </Button>
      <p className={styles.note}>
        Free cancellation up to {FREE_CANCELLATION_HOURS} hours before the start time.
      </p>
    </div>
  );
}
