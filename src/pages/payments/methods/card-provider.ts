import type { ComponentType, ReactNode } from 'react';
import type { Payment } from '../../../contract/payments.ts';
import type { Charge, ChargeResult } from '../../../state/payments/charge.ts';

export interface CardFormProps {
  payment: Payment;
  holder: string;
  now: Date;
  isPaying: boolean;
  returnUrl: string;
  onPay: (charge: Charge) => void;
  /** For an attempt made before a reload or a redirect to the bank. */
  onEarlierAttempt: (result: ChargeResult) => void;
  children: ReactNode;
}

export interface CardProvider {
  /** `onPay` receives a function that charges the card, never the card's data. */
  Form: ComponentType<CardFormProps>;
  hasUpi: boolean;
  /** Null if the provider itself shows the bank's confirmation. */
  createBankCharge: ((isConfirmed: boolean) => Charge) | null;
}
