import type { ComponentType, ReactNode } from 'react';
import type { Payment } from '../../contract/payments.ts';
import type { Charge, ChargeResult } from '../../state/charge.ts';

/** What a provider's form is told, and what it tells. */
export interface CardFormProps {
  /** What is paid. */
  payment: Payment;
  /** The payer's name. */
  holder: string;
  /** The instant at which a card must still be good. */
  now: Date;
  /** Whether a try is under way. */
  isPaying: boolean;
  /** Where a bank that asks on a page of its own leads back to: a whole address. */
  returnUrl: string;
  /** The form was sent and is right: this charges the card that is in it. */
  onPay: (charge: Charge) => void;
  /** What the provider knows of an earlier try, as on the return from a bank's page. */
  onEarlierTry: (result: ChargeResult) => void;
  /** What sends the form. */
  children: ReactNode;
}

/** Who takes cards. The payment page, its state and its screen do not know which provider they have. */
export interface CardProvider {
  /** The card's fields. They keep the card to themselves: what leaves them is a way to charge it. */
  Form: ComponentType<CardFormProps>;
  /** Whether the demo's UPI is offered beside cards. */
  hasUpi: boolean;
  /** What gives the payer's answer to the bank; null where the provider has the bank ask by itself. */
  bankAnswer: ((isConfirmed: boolean) => Charge) | null;
}
