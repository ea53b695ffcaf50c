import { check } from '../../check.ts';
import { expectResponse, expectEqual, expectError } from '../../expectations.ts';
import { bookingNow, cancel, drafted, moveAlong, paid, report } from '../../queue.ts';

export const queueStepChecks = [
  check(
    'moves a paid booking through all statuses in order',
    'reportQueue',
    async (kit) => {
      const { id } = await paid(kit);
      const steps = ['on-the-way', 'in-queue', 'your-turn', 'done'] as const;
      for (const status of steps) {
        const reply = await report(kit, 'reportQueue', { bookingId: id, status });
        expectResponse(reply);
        const { booking } = await bookingNow(kit, id);
        expectEqual(reply, 'status of the booking', booking.status, status);
      }
      const { reply, booking } = await bookingNow(kit, id);
      const way = booking.history.map(({ status }) => status);
      expectEqual(reply, 'booking.history', way, ['paid', ...steps]);
      const again = await report(kit, 'reportQueue', { bookingId: id, status: 'on-the-way' });
      expectError(again, 'invalid-transition');
      expectError(await cancel(kit, id), 'invalid-transition');
    },
    ['traces', 'webhook'],
  ),
  check(
    'updates the token and the number of people ahead with each report',
    'reportQueue',
    async (kit) => {
      const { id } = await paid(kit);
      await moveAlong(kit, id, ['on-the-way']);
      for (const peopleAhead of [12, 5, 0]) {
        const event = { bookingId: id, status: 'in-queue', token: 'C-42', peopleAhead };
        const reply = await report(kit, 'reportQueue', event);
        expectResponse(reply);
        const { booking } = await bookingNow(kit, id);
        expectEqual(reply, 'token of the booking', booking.token, 'C-42');
        expectEqual(reply, 'peopleAhead of the booking', booking.peopleAhead, peopleAhead);
      }
    },
    ['traces', 'webhook'],
  ),
  check(
    'refunds everything when the helper cancels',
    'reportQueue',
    async (kit) => {
      const { id, total } = await paid(kit);
      await moveAlong(kit, id, ['on-the-way']);
      const reply = await report(kit, 'reportQueue', { bookingId: id, status: 'cancelled' });
      expectResponse(reply);
      const { booking } = await bookingNow(kit, id);
      expectEqual(reply, 'status of the booking', booking.status, 'cancelled');
      expectEqual(reply, 'cancelledBy of the booking', booking.cancelledBy, 'freelancer');
      expectEqual(reply, 'refund of the booking', booking.payment?.refund?.amount, total);
    },
    ['traces', 'webhook'],
  ),
  check(
    'refuses to skip a step',
    'reportQueue',
    async (kit) => {
      const { id } = await paid(kit);
      for (const status of ['in-queue', 'your-turn', 'done']) {
        const reply = await report(kit, 'reportQueue', { bookingId: id, status });
        expectError(reply, 'invalid-transition');
      }
      const { reply, booking } = await bookingNow(kit, id);
      expectEqual(reply, 'booking.status', booking.status, 'paid');
    },
    ['traces', 'webhook'],
  ),
  check(
    "refuses to change an unpaid booking's status",
    'reportQueue',
    async (kit) => {
      const { id } = await drafted(kit);
      for (const status of ['on-the-way', 'done', 'cancelled']) {
        const reply = await report(kit, 'reportQueue', { bookingId: id, status });
        expectError(reply, 'invalid-transition');
      }
    },
    ['webhook'],
  ),
  check(
    'rejects a report that sets a booking to paid or draft',
    'reportQueue',
    async (kit) => {
      const { id } = await drafted(kit);
      for (const status of ['paid', 'draft']) {
        const reply = await report(kit, 'reportQueue', { bookingId: id, status });
        expectError(reply, 'invalid-request');
      }
    },
    ['webhook'],
  ),
  check(
    'rejects an unknown booking',
    'reportQueue',
    async (kit) => {
      const event = { bookingId: 'nobody-has-this-id', status: 'on-the-way' };
      expectError(await report(kit, 'reportQueue', event), 'not-found');
    },
    ['webhook'],
  ),
];
