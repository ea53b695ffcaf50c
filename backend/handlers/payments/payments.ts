import type { HttpHandler } from 'msw';
import { paymentEndpoints } from '../../../src/contract/payments.ts';
import type { Backend } from '../core/backend.ts';
import { signedIn } from '../core/caller.ts';
import { confirmPayment } from './confirm-payment.ts';
import { endpointHandler } from '../core/endpoint-handler.ts';
import { createPaymentIntent } from './payment-intent.ts';
import { ownPayment } from '../queue/queue-rules.ts';

/** Implements spec §4 Queue service, §9. */
export function paymentHandlers(backend: Backend): HttpHandler[] {
  const { store, clock } = backend;

  return [
    endpointHandler(backend, paymentEndpoints.createPaymentIntent, (call) =>
      createPaymentIntent(backend, call),
    ),
    endpointHandler(backend, paymentEndpoints.getPayment, ({ params, caller }) =>
      store.read(async (reads) => {
        const { id } = signedIn(caller);
        const { payment } = await ownPayment(reads, params.id, id, clock.now());
        return { success: true as const, payment };
      }),
    ),
    endpointHandler(backend, paymentEndpoints.confirmPayment, (call) =>
      confirmPayment(backend, call),
    ),
  ];
}
