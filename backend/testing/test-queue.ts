import * as z from 'zod/mini';
import { message } from '../../src/contract/messages.ts';
import { type ConfirmBody, type Payment, paymentEndpoints } from '../../src/contract/payments.ts';
import {
  type QueueBooking,
  type QueueBookingBody,
  queueEndpoints,
} from '../../src/contract/queue.ts';
import type { Reply, SendOptions } from './test-backend.ts';
import { TEST_WEBHOOK_SECRET } from './test-secrets.ts';
import { createTestChat } from './test-chat.ts';
import { helpers } from './test-seed.ts';

type PatientName = 'patientA' | 'patientB';

export const queueBody: QueueBookingBody = {
  freelancerId: helpers.helperA.id,
  date: '2026-11-24',
  time: '08:00',
  duration: 3,
  hospitalName: 'Test Hospital',
  department: 'Cardiology OPD',
  notes: 'Call me when five are ahead.',
};

export async function createTestQueue(options: Parameters<typeof createTestChat>[0] = {}) {
  const chat = await createTestChat(options);
  const { call, createDevice } = chat;

  const draftReply = (name: PatientName, changes: object = {}): Promise<Reply> =>
    call(name, 'createQueueDraft', {}, { body: { ...queueBody, ...changes } });

  const draft = async (name: PatientName, changes: object = {}): Promise<QueueBooking> =>
    createDraftBooking(await draftReply(name, changes));

  const intentReply = (
    name: PatientName,
    draftId: string,
    { key, ...extras }: { key?: string } & Record<string, unknown> = {},
  ): Promise<Reply> => {
    const options: SendOptions = { body: { draftId, ...extras } };
    return call(
      name,
      'createPaymentIntent',
      {},
      {
        ...options,
        ...(key !== undefined && { headers: { 'idempotency-key': key } }),
      },
    );
  };

  const intent = async (name: PatientName, draftId: string): Promise<Payment> =>
    startPayment(await intentReply(name, draftId));

  const confirm = (name: PatientName, id: string, body: ConfirmBody): Promise<Reply> =>
    call(name, 'confirmPayment', { id }, { body });

  const begun = async (name: PatientName, changes: object = {}): Promise<Payment> =>
    intent(name, (await draft(name, changes)).id);

  const paid = async (name: PatientName, changes: object = {}): Promise<QueueBooking> => {
    const payment = await begun(name, changes);
    await confirm(name, payment.id, card('ok'));
    return booking(name, payment.draftId);
  };

  const booking = async (name: PatientName, id: string): Promise<QueueBooking> =>
    createDraftBooking(await call(name, 'getQueueBooking', { id }));

  const cancel = (name: PatientName, id: string, body: object = {}): Promise<Reply> =>
    call(name, 'cancelQueueBooking', { id }, { body });

  const report = (name: 'reportQueue' | 'reportPayment', body: unknown): Promise<Reply> =>
    createDevice().call(name, {}, { body, headers: { 'x-webhook-secret': TEST_WEBHOOK_SECRET } });

  const texts = async (name: PatientName, helperId = helpers.helperA.id): Promise<string[]> => {
    const { body } = await call(name, 'listMessages', { id: helperId });
    return z
      .array(message)
      .parse(body)
      .map(({ content }) => content.textContent);
  };

  return {
    ...chat,
    draftReply,
    draft,
    intentReply,
    intent,
    confirm,
    begun,
    paid,
    booking,
    cancel,
    report,
    texts,
  };
}

export type TestQueue = Awaited<ReturnType<typeof createTestQueue>>;

export function card(
  end: 'ok' | 'declined' | 'insufficient-funds' | 'asks-bank' | 'bank-approved' | 'bank-refused',
): ConfirmBody {
  return { method: 'card', token: `demo-card-${end}` };
}

export function createDraftBooking({ body }: Reply): QueueBooking {
  return queueEndpoints.getQueueBooking.response.parse(body).booking;
}

export function startPayment({ body }: Reply): Payment {
  return paymentEndpoints.getPayment.response.parse(body).payment;
}
