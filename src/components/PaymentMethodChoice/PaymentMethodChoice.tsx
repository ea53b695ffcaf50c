import { CreditCard, QrCode } from 'lucide-react';
import type { PaymentMethod } from '../../contract/payments.ts';
import { RadioGroup } from '../../ui/RadioGroup/RadioGroup.tsx';

export interface PaymentMethodChoiceProps {
  method: PaymentMethod;
  onMethodChange: (method: PaymentMethod) => void;
  /**
   * True during an attempt.
   * @default false
   */
  isDisabled?: boolean;
}

const icon = { size: 24, strokeWidth: 1.75, 'aria-hidden': true } as const;

export function PaymentMethodChoice({
  method,
  onMethodChange,
  isDisabled = false,
}: PaymentMethodChoiceProps) {
  return (
    <RadioGroup<PaymentMethod>
      label="How would you like to pay?"
      look="cards"
      value={method}
      onChange={onMethodChange}
      isDisabled={isDisabled}
      options={[
        { value: 'card', label: 'Card', icon: <CreditCard {...icon} /> },
        { value: 'upi', label: 'UPI', icon: <QrCode {...icon} /> },
      ]}
    />
  );
}
