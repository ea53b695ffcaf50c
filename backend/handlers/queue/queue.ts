import type { HttpHandler } from 'msw';
import { queueEndpoints } from '../../../src/contract/queue.ts';
import { ownAccount } from '../core/own-account.ts';
import type { Backend } from '../core/backend.ts';
import { signedIn } from '../core/caller.ts';
import { endpointHandler } from '../core/endpoint-handler.ts';
import { latestStartFirst, toQueueResponse } from './queue-response.ts';
import { createQueueDraft } from './queue-drafts.ts';
import { cancelAndPublish, checkMove, checkRefund } from './queue-moves.ts';
import { ownBooking } from './queue-rules.ts';
import { writeAndPublish } from '../core/write-and-publish.ts';

/** Implements spec §2 Queue-service booking, §4. */
export function queueHandlers(backend: Backend): HttpHandler[] {
  const { store } = backend;

  return [
    endpointHandler(backend, queueEndpoints.createQueueDraft, (call) =>
      createQueueDraft(backend, call),
    ),
    endpointHandler(backend, queueEndpoints.listQueueBookings, ({ caller }) =>
      store.read(async (reads) => {
        const patientId = signedIn(caller).id;
        const bookings = await reads.find('queueBookings', { patientId });
        return Promise.all(
          bookings
            .sort(latestStartFirst)
            .map((booking) => toQueueResponse(backend, reads, booking)),
        );
      }),
    ),
    endpointHandler(backend, queueEndpoints.getQueueBooking, ({ params, caller }) =>
      store.read(async (reads) => {
        const booking = await ownBooking(reads, params.id, signedIn(caller).id);
        return { success: true as const, booking: await toQueueResponse(backend, reads, booking) };
      }),
    ),
    endpointHandler(backend, queueEndpoints.cancelQueueBooking, ({ params, body, caller }) =>
      writeAndPublish(backend, async (unit, publish) => {
        const { id } = await ownAccount(unit, signedIn(caller).id);
        const booking = await ownBooking(unit, params.id, id);
        checkMove(booking, 'cancelled', 'patient');
        await checkRefund(unit, booking, body.expectedRefund, backend.clock.now());
        const cancelled = await cancelAndPublish(backend, unit, publish, booking, {
          cancelledBy: 'patient',
          cancelReason: body.reason?.trim() || undefined,
        });
        return { success: true as const, booking: await toQueueResponse(backend, unit, cancelled) };
      }),
    ),
  ];
}
