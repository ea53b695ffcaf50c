import { CreditCard, QrCode } from 'lucide-react';
import type { PaymentMethod } from '../../contract/payments.ts';
import { RadioGroup } from '../../ui/RadioGroup/RadioGroup.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';

export interface PaymentMethodChoiceProps {
  /** How it is to be paid. */
  method: PaymentMethod;
  /** Another way was chosen. */
  onMethodChange: (method: PaymentMethod) => void;
  /**
   * Whether a try is under way, during which the way stays as it is.
   * @default false
   */
  isDisabled?: boolean;
}

/** By card or by UPI. */
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
        { value: 'card', label: 'Card', icon: <Icon glyph={CreditCard} /> },
        { value: 'upi', label: 'UPI', icon: <Icon glyph={QrCode} /> },
      ]}
    />
  );
}
