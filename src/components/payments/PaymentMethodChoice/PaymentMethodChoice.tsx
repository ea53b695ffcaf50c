import { CreditCard, QrCode } from 'lucide-react';
import type { PaymentMethod } from '../../../contract/payments.ts';
import { RadioGroup } from '../../../ui/forms/RadioGroup/RadioGroup.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { t } from '../../../words/t.ts';

export interface PaymentMethodChoiceProps {
  method: PaymentMethod;
  onMethodChange: (method: PaymentMethod) => void;
  /** @default false */
  isDisabled?: boolean;
}

export function PaymentMethodChoice({
  method,
  onMethodChange,
  isDisabled = false,
}: PaymentMethodChoiceProps) {
  return (
    <RadioGroup<PaymentMethod>
      label={t`How would you like to pay?`}
      variant="cards"
      value={method}
      onChange={(method) => onMethodChange(method)}
      isDisabled={isDisabled}
      options={[
        { value: 'card', label: t`Card`, icon: <Icon glyph={CreditCard} /> },
        { value: 'upi', label: t`UPI`, icon: <Icon glyph={QrCode} /> },
      ]}
    />
  );
}
