import type {
  PaymentRecord,
  QueueBookingRecord,
  SeedData,
} from '../../../backend/store/records.ts';
import { TEST_WEBHOOK_SECRET } from '../../../backend/testing/test-secrets.ts';
import { queueBody } from '../../../backend/testing/test-queue.ts';
import { helpers, people } from '../../../backend/testing/test-seed.ts';

const at = '2026-11-23T03:00:00.000Z';
const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });

const draft: QueueBookingRecord = {
  ...queueBody,
  id: 'draft',
  patientId: people.patientA.id,
  status: 'draft',
  createdAt: at,
  hourlyRate: usd(2500),
  total: usd(7500),
  history: [],
  heldUntil: null,
};

const booked: QueueBookingRecord = {
  ...draft,
  id: 'booked',
  time: '14:00',
  status: 'paid',
  history: [{ status: 'paid', at }],
};

const open: PaymentRecord = {
  id: 'open',
  draftId: draft.id,
  amount: usd(7500),
  status: 'open',
  method: null,
  failure: null,
  clientSecret: null,
  expiresAt: null,
  createdAt: at,
  paidAt: null,
  refund: null,
};

const pending: PaymentRecord = {
  ...open,
  id: 'pending',
  draftId: 'asked',
  status: 'pending',
  method: 'upi',
  expiresAt: '2026-11-23T04:05:00.000Z',
};

const asked = { ...draft, id: 'asked', freelancerId: helpers.helperB.id };

export const queueOfPatientA: Pick<SeedData, 'queueBookings' | 'payments'> = {
  queueBookings: [draft, asked, booked],
  payments: [
    open,
    pending,
    { ...open, id: 'paid', draftId: booked.id, status: 'succeeded', method: 'card', paidAt: at },
  ],
};

type Answers = [number, number, number, number, number];

const everyone: Answers = [200, 200, 200, 200, 200];
const noneFound: Answers = [401, 404, 404, 404, 404];
/** Doctors get a 403 even if the booking does not exist. */
const noPatientFinds: Answers = [401, 404, 404, 403, 403];
const onlyPatientA: Answers = [401, 200, 403, 403, 403];
const nobody: Answers = [401, 401, 401, 401, 401];

const helperA = { id: helpers.helperA.id };
const secret = { 'x-webhook-secret': TEST_WEBHOOK_SECRET };
const step = { bookingId: booked.id, status: 'on-the-way' };
const outcome = { paymentId: pending.id, outcome: 'succeeded' };
const card = { method: 'card', token: 'demo-card-ok' };

export const queueRows = {
  listFreelancers: [{ answers: everyone }],
  getFreelancer: [
    { params: helperA, answers: everyone },
    { params: { id: 'nobody' }, answers: [404, 404, 404, 404, 404] satisfies Answers },
  ],
  getBusyHours: [{ params: { ...helperA, date: '2026-11-24' }, answers: everyone }],
  createQueueDraft: [
    { body: { ...queueBody, time: '18:00' }, answers: [401, 201, 201, 403, 403] satisfies Answers },
  ],
  listQueueBookings: [{ answers: [401, 200, 200, 200, 200] satisfies Answers }],
  getQueueBooking: [
    { params: { id: draft.id }, answers: onlyPatientA },
    { params: { id: booked.id }, answers: onlyPatientA },
    { params: { id: 'nobody' }, answers: noneFound },
  ],
  cancelQueueBooking: [
    { params: { id: draft.id }, body: {}, answers: onlyPatientA },
    { params: { id: booked.id }, body: {}, answers: onlyPatientA },
    { params: { id: 'nobody' }, body: {}, answers: noneFound },
  ],
  createPaymentIntent: [
    { body: { draftId: draft.id }, answers: [401, 201, 403, 403, 403] satisfies Answers },
    { body: { draftId: booked.id }, answers: [401, 409, 403, 403, 403] satisfies Answers },
    { body: { draftId: 'nobody' }, answers: noPatientFinds },
  ],
  getPayment: [
    { params: { id: open.id }, answers: onlyPatientA },
    { params: { id: 'nobody' }, answers: noPatientFinds },
  ],
  confirmPayment: [
    { params: { id: open.id }, body: card, answers: onlyPatientA },
    { params: { id: 'nobody' }, body: card, answers: noPatientFinds },
  ],
  reportQueue: [
    { body: step, answers: nobody },
    { body: step, headers: { 'x-webhook-secret': 'wrong' }, answers: nobody },
    { body: step, headers: secret, answers: everyone },
  ],
  reportPayment: [
    { body: outcome, answers: nobody },
    { body: outcome, headers: { 'x-webhook-secret': 'wrong' }, answers: nobody },
    { body: outcome, headers: secret, answers: everyone },
  ],
};
