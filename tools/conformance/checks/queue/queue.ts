import { check } from '../../check.ts';
import {
  expectResponse,
  expectEqual,
  expectError,
  expectThat,
  expectUncached,
} from '../../expectations.ts';
import type { Kit } from '../../kit.ts';
import { begin, begun, bookingNow, cancel, confirm, drafted, goodCard, paid } from '../../queue.ts';
import { freeHours, hoursThatBeginSoon } from '../../queue-hours.ts';

const AT_ONCE = 5;

async function bookingsOf(kit: Kit, person: 'patientA' | 'patientB' | 'doctorA') {
  const reply = await (await kit.as(person)).call('listQueueBookings');
  return { reply, bookings: expectResponse(reply) };
}

const readingChecks = [
  check("lists only the caller's own bookings", 'listQueueBookings', async (kit) => {
    const { id } = await drafted(kit);
    const { booking } = await bookingNow(kit, id);
    const own = await bookingsOf(kit, 'patientA');
    const listed = own.bookings.find((one) => one.id === id);
    expectEqual(own.reply, `[${id}]`, listed, booking);
    expectUncached(own.reply);
    for (const person of ['patientA', 'patientB', 'doctorA'] as const) {
      const { user } = await kit.as(person);
      const { reply, bookings } = await bookingsOf(kit, person);
      const isOwn = bookings.every(({ patientId }) => patientId === user.id);
      expectThat(reply, '[]', isOwn, "the caller's own bookings", "another person's, too");
    }
  }),
  check(
    'lists the booking with the latest start first',
    'listQueueBookings',
    async (kit) => {
      const { reply, bookings } = await kit.memoize('two bookings', async () => {
        await paid(kit);
        await drafted(kit);
        return bookingsOf(kit, 'patientA');
      });
      const starts = bookings.map(({ date, time }) => `${date} ${time}`);
      expectEqual(reply, 'starts', starts, starts.toSorted().toReversed());
    },
    ['traces'],
  ),
  check('returns the requested booking', 'getQueueBooking', async (kit) => {
    const body = await freeHours(kit);
    const { id } = await drafted(kit, 'patientA', body);
    const { reply, booking } = await bookingNow(kit, id);
    expectEqual(reply, 'booking', booking, { ...booking, ...body, id, status: 'draft' });
    expectUncached(reply);
  }),
  check('includes the payment once it exists', 'getQueueBooking', async (kit) => {
    const { id } = await drafted(kit);
    const { payment } = expectResponse(await begin(kit, 'patientA', id));
    const { reply, booking } = await bookingNow(kit, id);
    expectEqual(reply, 'booking.payment', booking.payment, payment);
    expectEqual(reply, 'booking.status', booking.status, 'draft');
  }),
  check(
    "includes the helper's phone number after payment",
    'getQueueBooking',
    async (kit) => {
      const { id } = await paid(kit);
      const { reply, booking } = await bookingNow(kit, id);
      const { phone } = booking.freelancer;
      expectThat(reply, 'booking.freelancer.phone', phone !== undefined, 'there', phone);
    },
    ['traces'],
  ),
  check('rejects an unknown id', 'getQueueBooking', async (kit) => {
    const { call } = await kit.as('patientA');
    const params = { id: 'nobody-has-this-id' };
    expectError(await call('getQueueBooking', { params }), 'not-found');
  }),
];

const cancellingChecks = [
  check('cancels a draft and its payment', 'cancelQueueBooking', async (kit) => {
    const payment = await begun(kit);
    const reply = await cancel(kit, payment.draftId);
    const { booking } = expectResponse(reply);
    expectEqual(reply, 'booking.status', booking.status, 'cancelled');
    expectEqual(reply, 'booking.payment.status', booking.payment?.status, 'cancelled');
    expectEqual(reply, 'booking.payment.refund', booking.payment?.refund, null);
    expectError(await confirm(kit, payment, goodCard), 'payment-not-open');
  }),
  check(
    'cancels a paid booking with a full refund and ignores other fields',
    'cancelQueueBooking',
    async (kit) => {
      const { id, total } = await paid(kit);
      const reason = 'Conformance check';
      const body = { reason, status: 'done', cancelledBy: 'freelancer', refund: { amount: 1 } };
      const reply = await cancel(kit, id, body);
      const { booking } = expectResponse(reply);
      expectEqual(reply, 'booking.status', booking.status, 'cancelled');
      expectEqual(reply, 'booking.cancelledBy', booking.cancelledBy, 'patient');
      expectEqual(reply, 'booking.cancelReason', booking.cancelReason, reason);
      expectEqual(reply, 'booking.payment.status', booking.payment?.status, 'refunded');
      expectEqual(reply, 'booking.payment.refund.amount', booking.payment?.refund?.amount, total);
      expectEqual(reply, 'booking.history', booking.history.at(-1)?.status, 'cancelled');
      expectEqual(reply, 'booking', (await bookingNow(kit, id)).booking, booking);
    },
    ['traces'],
  ),
  check(
    'refunds nothing if the booking starts within two hours',
    'cancelQueueBooking',
    async (kit) => {
      const { id } = await paid(kit, 'patientA', await hoursThatBeginSoon(kit));
      const reply = await cancel(kit, id);
      const { status, payment } = expectResponse(reply).booking;
      expectEqual(reply, 'booking.status', status, 'cancelled');
      const cents = payment?.refund?.amount.amountMinor ?? 0;
      expectEqual(reply, 'booking.payment.refund.amount', cents, 0);
    },
    ['traces'],
  ),
  check('refuses to cancel a booking twice', 'cancelQueueBooking', async (kit) => {
    const { id } = await drafted(kit);
    expectResponse(await cancel(kit, id));
    expectError(await cancel(kit, id), 'invalid-transition');
  }),
  check(
    'refunds once for concurrent cancellations',
    'cancelQueueBooking',
    async (kit) => {
      const { id } = await paid(kit);
      const replies = await Promise.all(Array.from({ length: AT_ONCE }, () => cancel(kit, id)));
      const refused = replies.filter(({ status }) => status !== 200);
      refused.forEach((reply) => expectError(reply, 'invalid-transition'));
      const [reply] = replies;
      if (reply) expectEqual(reply, 'cancellations', replies.length - refused.length, 1);
    },
    ['traces'],
  ),
  check('frees the hours for another patient', 'cancelQueueBooking', async (kit) => {
    const body = await freeHours(kit);
    const { draftId } = await begun(kit, 'patientA', body);
    expectResponse(await cancel(kit, draftId));
    await begun(kit, 'patientB', body);
  }),
  check('rejects an unknown id', 'cancelQueueBooking', async (kit) => {
    expectError(await cancel(kit, 'nobody-has-this-id'), 'not-found');
  }),
];

export const queueChecks = [...readingChecks, ...cancellingChecks];
