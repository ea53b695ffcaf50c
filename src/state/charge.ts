import { confirmPayment } from '../api/payments.ts';
import type { ConfirmBody, DemoCardToken, Payment } from '../contract/payments.ts';

/** How a try to charge has ended, as far as it is known. */
export type ChargeResult =
  /** The server says how the payment stands. */
  | { status: 'answered'; payment: Payment }
  /** The provider has the money or is getting it: the server will hear of it. */
  | { status: 'settling' }
  /** Nothing was charged: `message` says why to people, `code` to programs. */
  | { status: 'refused'; code: string; message: string };

/**
 * Charges a payment in one way. It may be called again: what was charged already is not charged twice.
 * @throws {ApiError} when the server refuses or does not answer
 */
export type Charge = (payment: Payment) => Promise<ChargeResult>;

/** Asks the demo's UPI app. */
export const upiCharge: Charge = (payment) => confirmed(payment, { method: 'upi' });

/** Pays by what stands for one of the demo's cards, or gives the bank's answer for one. */
export function demoCardCharge(token: DemoCardToken): Charge {
  return (payment) => confirmed(payment, { method: 'card', token });
}

async function confirmed({ id }: Payment, body: ConfirmBody): Promise<ChargeResult> {
  return { status: 'answered', payment: await confirmPayment(id, body) };
}
