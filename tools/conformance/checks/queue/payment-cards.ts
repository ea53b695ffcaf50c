import type { ErrorCode } from '../../../../src/contract/errors.ts';
import type { PaymentFailure } from '../../../../src/contract/payments.ts';
import { check } from '../../check.ts';
import {
  expectResponse,
  expectEqual,
  expectError,
  expectThat,
  expectWrongField,
} from '../../expectations.ts';
import { begun, bookingNow, confirm, goodCard, paymentNow } from '../../queue.ts';

const AT_ONCE = 10;

const card = (token: string) => ({ method: 'card', token });

const refused = (
  name: string,
  token: string,
  code: ErrorCode & PaymentFailure,
  before: string[] = [],
) =>
  check(name, 'confirmPayment', async (kit) => {
    const payment = await begun(kit);
    for (const one of before) expectResponse(await confirm(kit, payment, card(one)));
    const reply = await confirm(kit, payment, card(token));
    expectError(reply, code);
    const { payment: after } = await paymentNow(kit, payment.id);
    expectEqual(reply, 'status of the payment', after.status, 'open');
    expectEqual(reply, 'failure of the payment', after.failure, code);
    expectEqual(reply, 'paidAt of the payment', after.paidAt, null);
    const { booking } = await bookingNow(kit, payment.draftId);
    expectEqual(reply, 'status of the booking', booking.status, 'draft');
  });

const tryChecks = [
  refused('charges nothing on a declined card', 'demo-card-declined', 'card-declined'),
  refused(
    'charges nothing without enough funds',
    'demo-card-insufficient-funds',
    'insufficient-funds',
  ),
  refused(
    'charges nothing without the bank confirmation',
    'demo-card-bank-refused',
    'confirmation-refused',
    ['demo-card-asks-bank'],
  ),
  check(
    'keeps the payment open while the bank requires a confirmation',
    'confirmPayment',
    async (kit) => {
      const payment = await begun(kit);
      const reply = await confirm(kit, payment, card('demo-card-asks-bank'));
      const { status, paidAt } = expectResponse(reply).payment;
      expectEqual(reply, 'payment.status', status, 'action-needed');
      expectEqual(reply, 'payment.paidAt', paidAt, null);
      const { booking } = await bookingNow(kit, payment.draftId);
      expectEqual(reply, 'status of the booking', booking.status, 'draft');
    },
  ),
  check(
    'completes the payment after the bank has confirmed it',
    'confirmPayment',
    async (kit) => {
      const payment = await begun(kit);
      expectResponse(await confirm(kit, payment, card('demo-card-asks-bank')));
      const reply = await confirm(kit, payment, card('demo-card-bank-approved'));
      expectEqual(reply, 'payment.status', expectResponse(reply).payment.status, 'succeeded');
    },
    ['traces'],
  ),
  check('rejects a bank confirmation that was not requested', 'confirmPayment', async (kit) => {
    const payment = await begun(kit);
    const reply = await confirm(kit, payment, card('demo-card-bank-approved'));
    expectError(reply, 'payment-not-open');
    const { payment: after } = await paymentNow(kit, payment.id);
    expectEqual(reply, 'status of the payment', after.status, 'open');
  }),
  check(
    'accepts another attempt after a failed attempt',
    'confirmPayment',
    async (kit) => {
      const payment = await begun(kit);
      expectError(await confirm(kit, payment, card('demo-card-declined')), 'card-declined');
      const reply = await confirm(kit, payment, goodCard);
      const { status, failure } = expectResponse(reply).payment;
      expectEqual(reply, 'payment.status', status, 'succeeded');
      expectEqual(reply, 'payment.failure', failure, null);
    },
    ['traces'],
  ),
  check('rejects raw card numbers and unknown payment methods', 'confirmPayment', async (kit) => {
    const payment = await begun(kit);
    expectWrongField(await confirm(kit, payment, card('4242424242424242')), 'token');
    expectError(await confirm(kit, payment, { method: 'cash' }), 'invalid-request');
  }),
  check('rejects an unknown id', 'confirmPayment', async (kit) => {
    const unknown = { ...(await begun(kit)), id: 'nobody-has-this-id' };
    expectError(await confirm(kit, unknown, goodCard), 'not-found');
  }),
];

const successChecks = [
  check(
    'charges the card and books the helper',
    'confirmPayment',
    async (kit) => {
      const payment = await begun(kit);
      const reply = await confirm(kit, payment, goodCard);
      const confirmed = expectResponse(reply).payment;
      const { paidAt } = confirmed;
      expectThat(reply, 'payment.paidAt', paidAt !== null, 'an instant', paidAt);
      const wanted = { ...payment, status: 'succeeded', method: 'card', paidAt };
      expectEqual(reply, 'payment', confirmed, wanted);
      const { booking } = await bookingNow(kit, payment.draftId);
      expectEqual(reply, 'status of the booking', booking.status, 'paid');
      expectEqual(reply, 'payment of the booking', booking.payment, confirmed);
      const way = booking.history.map(({ status }) => status);
      expectEqual(reply, 'history of the booking', way, ['paid']);
    },
    ['traces'],
  ),
  check(
    'charges once for concurrent confirmations',
    'confirmPayment',
    async (kit) => {
      const payment = await begun(kit);
      const replies = await Promise.all(
        Array.from({ length: AT_ONCE }, () => confirm(kit, payment, goodCard)),
      );
      for (const reply of replies) {
        expectResponse(reply);
        expectEqual(reply, 'body', reply.body, replies[0]?.body);
      }
      const [reply] = replies;
      const { booking } = await bookingNow(kit, payment.draftId);
      const times = booking.history.filter(({ status }) => status === 'paid').length;
      if (reply) expectEqual(reply, 'payments in the history', times, 1);
    },
    ['traces'],
  ),
  check(
    'returns the completed payment again for further attempts',
    'confirmPayment',
    async (kit) => {
      const payment = await begun(kit);
      const first = await confirm(kit, payment, goodCard);
      expectResponse(first);
      const tries = [{ method: 'upi' }, { method: 'card', token: 'demo-card-declined' }];
      for (const body of tries) {
        const again = await confirm(kit, payment, body);
        expectResponse(again);
        expectEqual(again, 'body', again.body, first.body);
      }
    },
    ['traces'],
  ),
];

export const paymentCardChecks = [...successChecks, ...tryChecks];
