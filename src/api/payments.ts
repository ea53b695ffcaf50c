import { paymentEndpoints, type ConfirmBody, type Payment } from '../contract/payments.ts';
import { call } from './client.ts';

/**
 * The payment of a draft, priced by the server.
 * @param idempotencyKey the same for every try of one draft, so that a lost answer begins one payment
 */
export async function createPaymentIntent(
  draftId: string,
  idempotencyKey: string,
): Promise<Payment> {
  const input = { body: { draftId }, idempotencyKey };
  return (await call(paymentEndpoints.createPaymentIntent, input)).payment;
}

/** Where a payment stands. */
export async function getPayment(id: string): Promise<Payment> {
  return (await call(paymentEndpoints.getPayment, { params: { id } })).payment;
}

/** Pays by one of the demo's cards, or asks the demo's UPI app. */
export async function confirmPayment(id: string, body: ConfirmBody): Promise<Payment> {
  return (await call(paymentEndpoints.confirmPayment, { params: { id }, body })).payment;
}
