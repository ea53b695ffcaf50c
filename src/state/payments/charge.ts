import { confirmPayment } from '../../api/payments.ts';
import type { ConfirmBody, DemoCardToken, Payment } from '../../contract/payments.ts';

export type ChargeResult =
  | { status: 'answered'; payment: Payment }
  /** The charge succeeded or is in progress, but the provider has not yet notified the server. */
  | { status: 'settling' }
  /** Nothing was charged. Show `message` to the user and log `code`. */
  | { status: 'refused'; code: string; message: string };

/**
 * Must be idempotent: calling it again does not charge twice.
 * @throws {ApiError} if the server refuses or does not respond
 */
export type Charge = (payment: Payment) => Promise<ChargeResult>;

export const upiCharge: Charge = (payment) => confirm(payment, { method: 'upi' });

export function demoCardCharge(token: DemoCardToken): Charge {
  return (payment) => confirm(payment, { method: 'card', token });
}

async function confirm({ id }: Payment, body: ConfirmBody): Promise<ChargeResult> {
  return { status: 'answered', payment: await confirmPayment(id, body) };
}
