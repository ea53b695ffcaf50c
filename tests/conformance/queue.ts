import type { ConfirmBody, Payment } from '../../src/contract/payments.ts';
import type { QueueBooking, QueueBookingBody, QueueEvent } from '../../src/contract/queue.ts';
import type { CallInput, Reply } from './device.ts';
import { Skipped } from './difference.ts';
import { expectAnswer } from './expectations.ts';
import type { Kit } from './kit.ts';
import { freeHours, newWish } from './queue-hours.ts';

type PatientName = 'patientA' | 'patientB';
type Report = { [N in 'reportQueue' | 'reportPayment']: Reply<N> };

/** A card that pays at once. */
export const goodCard: ConfirmBody = { method: 'card', token: 'demo-card-ok' };

/** Drafts a booking; it is cancelled in the end, whatever has become of it. */
export async function draft(
  kit: Kit,
  patient: PatientName,
  body: unknown,
): Promise<Reply<'createQueueDraft'>> {
  const { call } = await kit.as(patient);
  const reply = await call('createQueueDraft', { body });
  if (reply.status < 300) {
    const { id } = expectAnswer(reply).booking;
    kit.onCleanup(() => cancelInTheEnd(kit, patient, id));
  }
  return reply;
}

/** A booking that waits for its payment; it takes the place of the patient's draft before it. */
export async function drafted(
  kit: Kit,
  patient: PatientName = 'patientA',
  body?: QueueBookingBody,
): Promise<QueueBooking> {
  return expectAnswer(await draft(kit, patient, body ?? (await newWish(kit, patient)))).booking;
}

/** Begins the payment of a draft. */
export async function begin(
  kit: Kit,
  patient: PatientName,
  draftId: string,
  input: CallInput = {},
): Promise<Reply<'createPaymentIntent'>> {
  const { call } = await kit.as(patient);
  return call('createPaymentIntent', { body: { draftId }, ...input });
}

/** A payment that has begun, of a booking of its own. */
export async function begun(
  kit: Kit,
  patient: PatientName = 'patientA',
  body?: QueueBookingBody,
): Promise<Payment> {
  const { id } = await drafted(kit, patient, body ?? (await freeHours(kit)));
  return expectAnswer(await begin(kit, patient, id)).payment;
}

/** Tries to pay as the demo does; skips where a provider's own form takes the payments. */
export async function confirm(
  kit: Kit,
  { id, clientSecret }: Payment,
  body: unknown,
  patient: PatientName = 'patientA',
): Promise<Reply<'confirmPayment'>> {
  if (clientSecret !== null) throw new Skipped("payments are confirmed in a provider's own form");
  const { call } = await kit.as(patient);
  return call('confirmPayment', { params: { id }, body });
}

/** A booking that has been paid by card. */
export async function paid(
  kit: Kit,
  patient: PatientName = 'patientA',
  body?: QueueBookingBody,
): Promise<QueueBooking> {
  const payment = await begun(kit, patient, body);
  expectAnswer(await confirm(kit, payment, goodCard, patient));
  return (await bookingNow(kit, payment.draftId, patient)).booking;
}

/** A booking as its patient finds it now. */
export async function bookingNow(kit: Kit, id: string, patient: PatientName = 'patientA') {
  const { call } = await kit.as(patient);
  const reply = await call('getQueueBooking', { params: { id } });
  return { reply, booking: expectAnswer(reply).booking };
}

/** A payment as it stands now. */
export async function paymentNow(kit: Kit, id: string) {
  const { call } = await kit.as('patientA');
  const reply = await call('getPayment', { params: { id } });
  return { reply, payment: expectAnswer(reply).payment };
}

/** Calls a booking off. */
export async function cancel(
  kit: Kit,
  id: string,
  body: unknown = {},
  patient: PatientName = 'patientA',
): Promise<Reply<'cancelQueueBooking'>> {
  const { call } = await kit.as(patient);
  return call('cancelQueueBooking', { params: { id }, body });
}

/** The header of whoever knows the secret; skips where the kit does not. */
export function webhookHeaders(kit: Kit): Record<string, string> {
  const { webhookSecret } = kit.target;
  if (webhookSecret === null) throw new Skipped('the webhooks’ secret is not given');
  return { 'x-webhook-secret': webhookSecret };
}

/** Reports as a helper's device or the payment provider does. */
export async function report<N extends keyof Report>(
  kit: Kit,
  name: N,
  body: unknown,
  headers: Record<string, string> = webhookHeaders(kit),
): Promise<Reply<N>> {
  return kit.guest().call(name, { body, headers });
}

/** Moves a paid booking along, one status after the other. */
export async function moveAlong(
  kit: Kit,
  bookingId: string,
  statuses: QueueEvent['status'][],
): Promise<void> {
  for (const status of statuses) {
    expectAnswer(await report(kit, 'reportQueue', { bookingId, status }));
  }
}

async function cancelInTheEnd(kit: Kit, patient: PatientName, id: string): Promise<void> {
  const reply = await cancel(kit, id, {}, patient);
  // Drafts that others have replaced are gone, or cancelled, as bookings of some checks are.
  if (![200, 404, 409].includes(reply.status)) {
    throw new Error(`The queue booking ${id} could not be cancelled: ${reply.status}`);
  }
}
