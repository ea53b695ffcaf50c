import { paymentEndpoints, type ConfirmBody, type Payment } from '../contract/payments.ts';
import { call } from './http/client.ts';

/** @param idempotencyKey the same for every attempt, so that retries start only one payment */
export async function createPaymentIntent(
  draftId: string,
  idempotencyKey: string,
): Promise<Payment> {
  const input = { body: { draftId }, idempotencyKey };
  return (await call(paymentEndpoints.createPaymentIntent, input)).payment;
}

export async function getPayment(id: string): Promise<Payment> {
  return (await call(paymentEndpoints.getPayment, { params: { id } })).payment;
}

export async function confirmPayment(id: string, body: ConfirmBody): Promise<Payment> {
  return (await call(paymentEndpoints.confirmPayment, { params: { id }, body })).payment;
}
