import { Lock } from 'lucide-react';
import type { Money } from '../../../contract/common.ts';
import { formatExactMoney } from '../../../domain/payments/money.ts';
import { FREE_CANCELLATION_HOURS } from '../../../domain/queue/queue-status.ts';
import { quietCenteredText } from '../../../theme/typography.css.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';

export interface PaymentActionsProps {
  amount: Money;
  /** @default 'Pay' and the amount */
  label?: string;
  error: string | null;
  isPaying: boolean;
  /** @default submits the surrounding form */
  onPay?: () => void;
  onTryAgain?: () => void;
}

export function PaymentActions({
  amount,
  label = t`Pay ${formatExactMoney(amount)}`,
  error,
  isPaying,
  onPay,
  onTryAgain,
}: PaymentActionsProps) {
  return (
    <Stack gap="s3">
      <FormAlert message={error} />
      {onTryAgain && (
        <Button variant="secondary" onPress={onTryAgain} isDisabled={isPaying}>
          {t`Try again`}
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
      <p className={quietCenteredText}>
        <Say>Free cancellation up to {FREE_CANCELLATION_HOURS} hours before the start time.</Say>
      </p>
    </Stack>
  );
}
