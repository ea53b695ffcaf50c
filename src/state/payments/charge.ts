import { confirmPayment } from '../../api/payments.ts';
import type { ConfirmBody, DemoCardToken, Payment } from '../../contract/payments.ts';

export type ChargeResult =
  | { status: 'answered'; payment: Payment }
  /** The provider has or is collecting the money, but has not yet notified the server. */
  | { status: 'settling' }
  /** Nothing was charged. `message` is for the user, `code` for the log. */
  | { status: 'refused'; code: string; message: string };

/**
 * A repeated call does not charge twice.
 * @throws {ApiError} if the server refuses or does not respond
 */
export type Charge = (payment: Payment) => Promise<ChargeResult>;

export const upiCharge: Charge = (payment) => confirm(payment, { method: 'upi' });

/** Charges a demo card, or sends its bank's decision. */
export function demoCardCharge(token: DemoCardToken): Charge {
  return (payment) => confirm(payment, { method: 'card', token });
}

async function confirm({ id }: Payment, body: ConfirmBody): Promise<ChargeResult> {
  return { status: 'answered', payment: await confirmPayment(id, body) };
}
