import type { Payment } from '../../../../src/contract/payments.ts';
import { check } from '../../check.ts';
import { Difference } from '../../difference.ts';
import { expectResponse, expectEqual, expectError, expectThat } from '../../expectations.ts';
import type { Kit } from '../../kit.ts';
import { begun, bookingNow, confirm, goodCard, paymentNow, report } from '../../queue.ts';

const upi = { method: 'upi' };

const WAIT_LIMIT_SECONDS = 10 * 60;

async function pending(kit: Kit): Promise<Payment & { expiresAt: string }> {
  const reply = await confirm(kit, await begun(kit), upi);
  const { payment } = expectResponse(reply);
  const { expiresAt } = payment;
  if (expiresAt === null) throw new Difference(reply.name, 'payment.expiresAt', 'there', null);
  return { ...payment, expiresAt };
}

export const paymentUpiChecks = [
  check('sends a UPI request with an expiry time', 'confirmPayment', async (kit) => {
    const reply = await confirm(kit, await begun(kit), upi);
    const { status, method, expiresAt } = expectResponse(reply).payment;
    expectEqual(reply, 'payment.status', status, 'pending');
    expectEqual(reply, 'payment.method', method, 'upi');
    const isAhead = Date.parse(expiresAt ?? '') > kit.target.now().getTime();
    expectThat(reply, 'payment.expiresAt', isAhead, 'an instant to come', expiresAt);
  }),
  check(
    'expires a UPI request and rejects a success that is reported later',
    'getPayment',
    async (kit) => {
      const { id, expiresAt } = await pending(kit);
      const left = (Date.parse(expiresAt) - kit.target.now().getTime()) / 1000 + 1;
      await kit.target.wait?.(Math.min(left, WAIT_LIMIT_SECONDS));
      const { reply, payment } = await paymentNow(kit, id);
      expectEqual(reply, 'payment.status', payment.status, 'open');
      expectEqual(reply, 'payment.failure', payment.failure, 'upi-expired');
      if (kit.target.webhookSecret === null) return;
      const late = await report(kit, 'reportPayment', { paymentId: id, outcome: 'succeeded' });
      expectError(late, 'payment-not-open');
    },
    ['waiting'],
  ),
  check(
    'completes the payment when the patient approves it in the UPI app',
    'reportPayment',
    async (kit) => {
      const { id, draftId } = await pending(kit);
      const reply = await report(kit, 'reportPayment', { paymentId: id, outcome: 'succeeded' });
      expectResponse(reply);
      const { payment } = await paymentNow(kit, id);
      expectEqual(reply, 'status of the payment', payment.status, 'succeeded');
      const { booking } = await bookingNow(kit, draftId);
      expectEqual(reply, 'status of the booking', booking.status, 'paid');
    },
    ['traces', 'webhook'],
  ),
  check(
    'charges nothing when the patient declines in the UPI app',
    'reportPayment',
    async (kit) => {
      const { id } = await pending(kit);
      const reply = await report(kit, 'reportPayment', { paymentId: id, outcome: 'refused' });
      expectResponse(reply);
      const { payment } = await paymentNow(kit, id);
      expectEqual(reply, 'status of the payment', payment.status, 'open');
      expectEqual(reply, 'failure of the payment', payment.failure, 'upi-refused');
    },
    ['webhook'],
  ),
  check(
    'rejects a UPI report after the patient has paid by card',
    'reportPayment',
    async (kit) => {
      const payment = await pending(kit);
      expectResponse(await confirm(kit, payment, goodCard));
      const event = { paymentId: payment.id, outcome: 'refused' };
      expectError(await report(kit, 'reportPayment', event), 'payment-not-open');
      const { reply, payment: after } = await paymentNow(kit, payment.id);
      expectEqual(reply, 'payment.status', after.status, 'succeeded');
    },
    ['traces', 'webhook'],
  ),
  check(
    'rejects a UPI report if there was no UPI request',
    'reportPayment',
    async (kit) => {
      const { id, draftId } = await begun(kit);
      const reply = await report(kit, 'reportPayment', { paymentId: id, outcome: 'succeeded' });
      expectError(reply, 'payment-not-open');
      const { booking } = await bookingNow(kit, draftId);
      expectEqual(reply, 'status of the booking', booking.status, 'draft');
    },
    ['webhook'],
  ),
  check(
    'rejects an unknown payment',
    'reportPayment',
    async (kit) => {
      const event = { paymentId: 'nobody-has-this-id', outcome: 'succeeded' };
      expectError(await report(kit, 'reportPayment', event), 'not-found');
    },
    ['webhook'],
  ),
];
