import type { HttpHandler } from 'msw';
import { paymentEndpoints } from '../../../src/contract/payments.ts';
import { queueEndpoints } from '../../../src/contract/queue.ts';
import type { Backend } from '../core/backend.ts';
import { settlePayment } from './confirm-payment.ts';
import { endpointHandler } from '../core/endpoint-handler.ts';
import { moveQueueBooking } from '../queue/queue-moves.ts';

export function webhookHandlers(backend: Backend): HttpHandler[] {
  return [
    endpointHandler(backend, queueEndpoints.reportQueue, async ({ body }) => {
      await moveQueueBooking(backend, body);
      return { success: true as const, message: `The booking is ${body.status}.` };
    }),
    endpointHandler(backend, paymentEndpoints.reportPayment, async ({ body }) => {
      await settlePayment(backend, body);
      return { success: true as const, message: `The payment is noted as ${body.outcome}.` };
    }),
  ];
}
