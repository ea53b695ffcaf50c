import type { ConfirmBody, Payment } from '../../src/contract/payments.ts';
import type { QueueBooking, QueueBookingBody, QueueEvent } from '../../src/contract/queue.ts';
import type { CallInput, Reply } from './targets/device.ts';
import { Skipped } from './difference.ts';
import { expectResponse } from './expectations.ts';
import type { Kit } from './kit.ts';
import { freeHours, createDraftBody } from './queue-hours.ts';

type PatientName = 'patientA' | 'patientB';
type Report = { [N in 'reportQueue' | 'reportPayment']: Reply<N> };

export const goodCard: ConfirmBody = { method: 'card', token: 'demo-card-ok' };

export async function draft(
  kit: Kit,
  patient: PatientName,
  body: unknown,
): Promise<Reply<'createQueueDraft'>> {
  const { call } = await kit.as(patient);
  const reply = await call('createQueueDraft', { body });
  if (reply.status < 300) {
    const { id } = expectResponse(reply).booking;
    kit.onCleanup(() => cancelInTheEnd(kit, patient, id));
  }
  return reply;
}

export async function drafted(
  kit: Kit,
  patient: PatientName = 'patientA',
  body?: QueueBookingBody,
): Promise<QueueBooking> {
  return expectResponse(await draft(kit, patient, body ?? (await createDraftBody(kit, patient))))
    .booking;
}

export async function begin(
  kit: Kit,
  patient: PatientName,
  draftId: string,
  input: CallInput = {},
): Promise<Reply<'createPaymentIntent'>> {
  const { call } = await kit.as(patient);
  return call('createPaymentIntent', { body: { draftId }, ...input });
}

export async function begun(
  kit: Kit,
  patient: PatientName = 'patientA',
  body?: QueueBookingBody,
): Promise<Payment> {
  const { id } = await drafted(kit, patient, body ?? (await freeHours(kit)));
  return expectResponse(await begin(kit, patient, id)).payment;
}

/** Skips the check if the payment provider has its own form. */
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

export async function paid(
  kit: Kit,
  patient: PatientName = 'patientA',
  body?: QueueBookingBody,
): Promise<QueueBooking> {
  const payment = await begun(kit, patient, body);
  expectResponse(await confirm(kit, payment, goodCard, patient));
  return (await bookingNow(kit, payment.draftId, patient)).booking;
}

export async function bookingNow(kit: Kit, id: string, patient: PatientName = 'patientA') {
  const { call } = await kit.as(patient);
  const reply = await call('getQueueBooking', { params: { id } });
  return { reply, booking: expectResponse(reply).booking };
}

export async function paymentNow(kit: Kit, id: string) {
  const { call } = await kit.as('patientA');
  const reply = await call('getPayment', { params: { id } });
  return { reply, payment: expectResponse(reply).payment };
}

export async function cancel(
  kit: Kit,
  id: string,
  body: unknown = {},
  patient: PatientName = 'patientA',
): Promise<Reply<'cancelQueueBooking'>> {
  const { call } = await kit.as(patient);
  return call('cancelQueueBooking', { params: { id }, body });
}

export function webhookHeaders(kit: Kit): Record<string, string> {
  const { webhookSecret } = kit.target;
  if (webhookSecret === null) throw new Skipped('the webhooks’ secret is not given');
  return { 'x-webhook-secret': webhookSecret };
}

export async function report<N extends keyof Report>(
  kit: Kit,
  name: N,
  body: unknown,
  headers: Record<string, string> = webhookHeaders(kit),
): Promise<Reply<N>> {
  return kit.guest().call(name, { body, headers });
}

export async function moveAlong(
  kit: Kit,
  bookingId: string,
  statuses: QueueEvent['status'][],
): Promise<void> {
  for (const status of statuses) {
    expectResponse(await report(kit, 'reportQueue', { bookingId, status }));
  }
}

async function cancelInTheEnd(kit: Kit, patient: PatientName, id: string): Promise<void> {
  const reply = await cancel(kit, id, {}, patient);
  // Replaced drafts no longer exist (404), and some checks cancel their bookings (409).
  if (![200, 404, 409].includes(reply.status)) {
    throw new Error(`The queue booking ${id} could not be cancelled: ${reply.status}`);
  }
}
