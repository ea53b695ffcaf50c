import { believed, heardFromAnybody, objectOf, paymentOf } from './queue-tamper.ts';
import {
  answer,
  answersOf,
  bodyOf,
  type Fault,
  fetching,
  inside,
  insteadOf,
  type Json,
  nameOf,
  parsed,
  statusOf,
} from './tamper.ts';

/** Faults of payments; the kit must name the call of each, and no other. */
export const paymentFaults: Fault[] = [
  {
    title: 'an amount that is whatever the body says',
    endpoint: 'createPaymentIntent',
    field: 'payment.amount',
    plant: paymentOf('createPaymentIntent', believed('total', 'amount')),
  },
  {
    title: 'a payment that is whatever the body says',
    endpoint: 'createPaymentIntent',
    field: 'payment.status',
    plant: paymentOf('createPaymentIntent', believed('status')),
  },
  {
    title: 'a patient who holds any number of unpaid hours',
    endpoint: 'createPaymentIntent',
    field: 'status',
    plant: answersOf('createPaymentIntent', insteadOf('too-many-holds')),
  },
  {
    title: 'an Idempotency-Key of a payment that counts for nothing',
    endpoint: 'createPaymentIntent',
    field: 'status',
    plant: fetching((fetch) => (request) => {
      if (nameOf(request) !== 'createPaymentIntent') return fetch(request);
      const headers = new Headers(request.headers);
      headers.delete('idempotency-key');
      return fetch(new Request(request, { headers }));
    }),
  },
  {
    title: 'a known key whose answer changes',
    endpoint: 'createPaymentIntent',
    field: 'body',
    plant: answersOf('createPaymentIntent', () => {
      const known = new Set<string | null>();
      return ({ request, response, body }) => {
        const key = request.headers.get('idempotency-key');
        if (!response.ok || key === null || !known.has(key)) {
          known.add(key);
          return response;
        }
        const later = (payment: Json) => ({ ...payment, createdAt: '2026-11-23T04:00:01.000Z' });
        return answer(inside(objectOf(body), 'payment', later), response);
      };
    }),
  },
  {
    title: 'another draft under a known key that gets the old answer',
    endpoint: 'createPaymentIntent',
    field: 'status',
    plant: answersOf('createPaymentIntent', insteadOf('idempotency-key-reused')),
  },
  {
    title: 'two payments of one draft',
    endpoint: 'createPaymentIntent',
    field: 'payments of one draft',
    plant: answersOf('createPaymentIntent', () => {
      const keys = new Map<unknown, string | null>();
      return ({ request, sent, response, body }) => {
        const key = request.headers.get('idempotency-key');
        const first = keys.get(sent['draftId']);
        if (!response.ok || first === undefined || first === key) {
          keys.set(sent['draftId'], key);
          return response;
        }
        const another = (payment: Json) => ({ ...payment, id: crypto.randomUUID() });
        return answer(inside(objectOf(body), 'payment', another), response);
      };
    }),
  },
  {
    title: 'hours that two can pay for',
    endpoint: 'createPaymentIntent',
    field: 'status',
    plant: answersOf('createPaymentIntent', insteadOf('hours-taken')),
  },
  {
    title: 'a paid booking that can be paid again',
    endpoint: 'createPaymentIntent',
    field: 'status',
    plant: answersOf('createPaymentIntent', insteadOf('already-paid')),
  },
  {
    title: "a foreign person's payment",
    endpoint: 'getPayment',
    field: 'status',
    plant: answersOf('getPayment', insteadOf('forbidden')),
  },
  {
    title: 'a UPI request that never runs out',
    endpoint: 'getPayment',
    field: 'payment.status',
    plant: paymentOf('getPayment', (payment) =>
      payment['failure'] === 'upi-expired' ? { ...payment, status: 'pending' } : payment,
    ),
  },
  {
    title: 'a card that is declined and pays',
    endpoint: 'confirmPayment',
    field: 'status',
    plant: statusOf('confirmPayment', 402, 200),
  },
  {
    title: 'a refusal of the bank under the name of another',
    endpoint: 'confirmPayment',
    field: 'code',
    plant: bodyOf('confirmPayment', 402, (body) => ({ ...body, code: 'card-declined' })),
  },
  {
    title: 'a bank whose question is passed over',
    endpoint: 'confirmPayment',
    field: 'payment.status',
    plant: paymentOf('confirmPayment', (payment) =>
      payment['status'] === 'action-needed' ? { ...payment, status: 'succeeded' } : payment,
    ),
  },
  {
    title: 'a second payment for a second tap',
    endpoint: 'confirmPayment',
    field: 'body',
    plant: answersOf('confirmPayment', () => {
      const paid = new Set<unknown>();
      return ({ response, body }) => {
        const { id, status } = objectOf(objectOf(body)['payment']);
        if (status !== 'succeeded' || !paid.has(id)) {
          if (status === 'succeeded') paid.add(id);
          return response;
        }
        const later = (payment: Json) => ({ ...payment, paidAt: '2026-11-23T05:00:00.000Z' });
        return answer(inside(objectOf(body), 'payment', later), response);
      };
    }),
  },
  {
    title: 'a UPI request without an end',
    endpoint: 'confirmPayment',
    field: 'payment.expiresAt',
    plant: paymentOf('confirmPayment', (payment) => ({ ...payment, expiresAt: null })),
  },
  {
    title: "a card's number that is as good as a token",
    endpoint: 'confirmPayment',
    field: 'status',
    plant: answersOf(
      'confirmPayment',
      () =>
        ({ sent, response, body }) =>
          sent['token'] === '4242424242424242' ? answer(body, response, 200) : response,
    ),
  },
  {
    title: 'reports of a payment that anybody may make',
    endpoint: 'reportPayment',
    field: 'status',
    plant: heardFromAnybody('reportPayment'),
  },
  {
    title: 'a payment that was never asked for and is settled',
    endpoint: 'reportPayment',
    field: 'status',
    plant: statusOf('reportPayment', 409, 200),
  },
  {
    title: 'an approval that pays nothing',
    endpoint: 'reportPayment',
    field: 'status of the payment',
    plant: (target) =>
      fetching((fetch) => async (request) => {
        const isHeard = request.headers.get('x-webhook-secret') === target.webhookSecret;
        if (nameOf(request) !== 'reportPayment' || !isHeard) return fetch(request);
        const { outcome } = parsed(await request.clone().text());
        const done = { success: true, message: 'Noted' };
        return outcome === 'succeeded' ? Response.json(done) : fetch(request);
      })(target),
  },
];
