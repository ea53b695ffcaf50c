import type { ComponentType, ReactNode } from 'react';
import type { Payment } from '../../../contract/payments.ts';
import type { Charge, ChargeResult } from '../../../state/payments/charge.ts';

export interface CardFormProps {
  payment: Payment;
  holder: string;
  /** Time at which the card must be valid. */
  now: Date;
  isPaying: boolean;
  /** An absolute URL for the bank's redirect. */
  returnUrl: string;
  onPay: (charge: Charge) => void;
  /** Called for an attempt before a reload or the bank's redirect. */
  onEarlierAttempt: (result: ChargeResult) => void;
  children: ReactNode;
}

export interface CardProvider {
  /** Exposes a way to charge the card, never the card itself. */
  Form: ComponentType<CardFormProps>;
  hasUpi: boolean;
  /** Null if the provider shows the bank's question itself. */
  createBankCharge: ((isConfirmed: boolean) => Charge) | null;
}
