import * as fc from 'fast-check';
import {
  TEST_SMS_WEBHOOK_SECRET,
  TEST_WEBHOOK_SECRET,
} from '../../../backend/testing/test-secrets.ts';
import { helpers, people } from '../../../backend/testing/test-seed.ts';
import { demoCardToken } from '../../../src/contract/payments.ts';
import { asking, type Asked, BOOKING, mostly, opened, PAYMENT, sequenceOf } from './step-parts.ts';

const { helperA, helperB } = helpers;
const helperId = { id: mostly(helperA.id, helperB.id, 'nobody') };
const bookingId = mostly(BOOKING, BOOKING, 'nobody');
const paymentId = mostly(PAYMENT, PAYMENT, 'nobody');
const date = mostly('2026-11-24', '2026-11-23', '2026-11-22', '2027-01-01');
const time = mostly('10:00', '11:00', '20:30');

const drafting = asking(
  'createQueueDraft',
  {},
  {
    freelancerId: mostly(helperA.id, helperB.id, 'nobody'),
    date,
    time,
    duration: mostly(2, 1, 0),
    hospitalName: mostly('Test Hospital', ''),
    department: fc.constant('ENT'),
    notes: fc.constant(''),
    total: fc.constant({ amountMinor: 1, currency: 'USD' }),
  },
);

const beginning = asking('createPaymentIntent', {}, { draftId: bookingId });

const confirming = fc
  .tuple(
    asking('confirmPayment', { id: paymentId }),
    fc.oneof(
      mostly('demo-card-ok', ...demoCardToken.options, 'none').map((token) => ({
        method: 'card',
        token,
      })),
      fc.constant({ method: 'upi' }),
    ),
  )
  .map(([asked, body]): Asked => ({ ...asked, body }));

const reporting = fc
  .tuple(
    fc.oneof(
      asking(
        'reportQueue',
        {},
        {
          bookingId,
          status: mostly('on-the-way', 'in-queue', 'your-turn', 'done', 'cancelled', 'paid'),
          token: mostly(undefined, 'C-42'),
          peopleAhead: mostly(undefined, 12, 3),
        },
      ),
      asking('reportPayment', {}, { paymentId, outcome: mostly('succeeded', 'refused') }),
    ),
    mostly(TEST_WEBHOOK_SECRET, TEST_WEBHOOK_SECRET, 'wrong'),
  )
  .map(([asked, secret]): Asked => ({ ...asked, secret }));

const replying = fc
  .tuple(
    asking(
      'reportSmsReply',
      {},
      {
        phone: mostly(people.patientA.phone, '0000000000', ''),
        text: mostly('STOP', 'Thanks', 'UNSUBSCRIBE'),
      },
    ),
    mostly(TEST_SMS_WEBHOOK_SECRET, TEST_WEBHOOK_SECRET),
  )
  .map(([asked, secret]): Asked => ({ ...asked, secret }));

const writing = asking(
  'sendMessage',
  { recipientId: fc.constant(helperA.id) },
  {
    clientId: fc.constantFrom('one', 'two'),
    content: fc.constant({ textContent: 'Hello', shareDoc: null }),
  },
);

export const queueSteps = [
  { weight: 3, arbitrary: drafting },
  { weight: 3, arbitrary: beginning },
  { weight: 4, arbitrary: confirming },
  { weight: 4, arbitrary: reporting },
  { weight: 1, arbitrary: replying },
  { weight: 2, arbitrary: asking('cancelQueueBooking', { id: bookingId }, {}) },
  { weight: 1, arbitrary: asking('listQueueBookings') },
  { weight: 1, arbitrary: asking('getQueueBooking', { id: bookingId }) },
  { weight: 1, arbitrary: asking('getPayment', { id: paymentId }) },
  { weight: 1, arbitrary: asking('getBusyHours', { ...helperId, date }) },
  { weight: 1, arbitrary: asking('listFreelancers') },
  { weight: 1, arbitrary: asking('getFreelancer', helperId) },
];

const card = (token: string): Asked => ({
  call: 'confirmPayment',
  params: { id: PAYMENT },
  body: { method: 'card', token },
});

const begun: Asked[] = [
  {
    call: 'createQueueDraft',
    params: {},
    body: {
      freelancerId: helperA.id,
      date: '2026-11-24',
      time: '08:00',
      duration: 3,
      hospitalName: 'Test Hospital',
      department: 'ENT',
      notes: '',
    },
  },
  { call: 'createPaymentIntent', params: {}, body: { draftId: BOOKING } },
];

/** Succeeds. */
export const paidBooking = opened([...begun, card('demo-card-ok')]);

export const queueSequence = sequenceOf(
  fc.oneof(
    ...queueSteps,
    { weight: 1, arbitrary: writing },
    { weight: 1, arbitrary: asking('listInboxUsers') },
    { weight: 1, arbitrary: asking('listMessages', { id: fc.constant(helperA.id) }) },
  ),
  fc.constantFrom(
    [],
    [...begun, card('demo-card-declined')],
    [...begun, card('demo-card-asks-bank')],
    [...begun, card('demo-card-ok')],
  ),
);
