import { believed, acceptAnySender, parseObject, tamperPayment } from './queue-tamper.ts';
import {
  answer,
  tamperResponse,
  tamperBody,
  type PlantedFault,
  fetching,
  inside,
  replaceError,
  type Json,
  findCallName,
  parsed,
  tamperStatus,
} from './tamper.ts';

export const paymentFaults: PlantedFault[] = [
  {
    title: 'an amount that the body can set',
    endpoint: 'createPaymentIntent',
    field: 'payment.amount',
    plant: tamperPayment('createPaymentIntent', believed('total', 'amount')),
  },
  {
    title: 'a payment status that the body can set',
    endpoint: 'createPaymentIntent',
    field: 'payment.status',
    plant: tamperPayment('createPaymentIntent', believed('status')),
  },
  {
    title: 'a patient with any number of unpaid reservations',
    endpoint: 'createPaymentIntent',
    field: 'status',
    plant: tamperResponse('createPaymentIntent', replaceError('too-many-holds')),
  },
  {
    title: 'a payment that ignores the Idempotency-Key',
    endpoint: 'createPaymentIntent',
    field: 'status',
    plant: fetching((fetch) => (request) => {
      if (findCallName(request) !== 'createPaymentIntent') return fetch(request);
      const headers = new Headers(request.headers);
      headers.delete('idempotency-key');
      return fetch(new Request(request, { headers }));
    }),
  },
  {
    title: 'a known key whose response changes',
    endpoint: 'createPaymentIntent',
    field: 'body',
    plant: tamperResponse('createPaymentIntent', () => {
      const known = new Set<string | null>();
      return ({ request, response, body }) => {
        const key = request.headers.get('idempotency-key');
        if (!response.ok || key === null || !known.has(key)) {
          known.add(key);
          return response;
        }
        const later = (payment: Json) => ({ ...payment, createdAt: '2026-11-23T04:00:01.000Z' });
        return answer(inside(parseObject(body), 'payment', later), response);
      };
    }),
  },
  {
    title: 'another draft under a known key that gets the old response',
    endpoint: 'createPaymentIntent',
    field: 'status',
    plant: tamperResponse('createPaymentIntent', replaceError('idempotency-key-reused')),
  },
  {
    title: 'two payments for one draft',
    endpoint: 'createPaymentIntent',
    field: 'payments of one draft',
    plant: tamperResponse('createPaymentIntent', () => {
      const keys = new Map<unknown, string | null>();
      return ({ request, sent, response, body }) => {
        const key = request.headers.get('idempotency-key');
        const first = keys.get(sent['draftId']);
        if (!response.ok || first === undefined || first === key) {
          keys.set(sent['draftId'], key);
          return response;
        }
        const another = (payment: Json) => ({ ...payment, id: crypto.randomUUID() });
        return answer(inside(parseObject(body), 'payment', another), response);
      };
    }),
  },
  {
    title: 'hours that two patients can pay for',
    endpoint: 'createPaymentIntent',
    field: 'status',
    plant: tamperResponse('createPaymentIntent', replaceError('hours-taken')),
  },
  {
    title: 'a paid booking that can be paid again',
    endpoint: 'createPaymentIntent',
    field: 'status',
    plant: tamperResponse('createPaymentIntent', replaceError('already-paid')),
  },
  {
    title: "another user's payment",
    endpoint: 'getPayment',
    field: 'status',
    plant: tamperResponse('getPayment', replaceError('forbidden')),
  },
  {
    title: 'a UPI request that never expires',
    endpoint: 'getPayment',
    field: 'payment.status',
    plant: tamperPayment('getPayment', (payment) =>
      payment['failure'] === 'upi-expired' ? { ...payment, status: 'pending' } : payment,
    ),
  },
  {
    title: 'a declined card that pays',
    endpoint: 'confirmPayment',
    field: 'status',
    plant: tamperStatus('confirmPayment', 402, 200),
  },
  {
    title: 'a refusal by the bank with another code',
    endpoint: 'confirmPayment',
    field: 'code',
    plant: tamperBody('confirmPayment', 402, (body) => ({ ...body, code: 'card-declined' })),
  },
  {
    title: 'a bank confirmation that is skipped',
    endpoint: 'confirmPayment',
    field: 'payment.status',
    plant: tamperPayment('confirmPayment', (payment) =>
      payment['status'] === 'action-needed' ? { ...payment, status: 'succeeded' } : payment,
    ),
  },
  {
    title: 'a second confirmation that changes the payment',
    endpoint: 'confirmPayment',
    field: 'body',
    plant: tamperResponse('confirmPayment', () => {
      const paid = new Set<unknown>();
      return ({ response, body }) => {
        const { id, status } = parseObject(parseObject(body)['payment']);
        if (status !== 'succeeded' || !paid.has(id)) {
          if (status === 'succeeded') paid.add(id);
          return response;
        }
        const later = (payment: Json) => ({ ...payment, paidAt: '2026-11-23T05:00:00.000Z' });
        return answer(inside(parseObject(body), 'payment', later), response);
      };
    }),
  },
  {
    title: 'a UPI request without an expiry',
    endpoint: 'confirmPayment',
    field: 'payment.expiresAt',
    plant: tamperPayment('confirmPayment', (payment) => ({ ...payment, expiresAt: null })),
  },
  {
    title: 'a card number that is accepted as a token',
    endpoint: 'confirmPayment',
    field: 'status',
    plant: tamperResponse(
      'confirmPayment',
      () =>
        ({ sent, response, body }) =>
          sent['token'] === '4242424242424242' ? answer(body, response, 200) : response,
    ),
  },
  {
    title: 'payment reports without a secret',
    endpoint: 'reportPayment',
    field: 'status',
    plant: acceptAnySender('reportPayment'),
  },
  {
    title: 'a report without a UPI request that returns 200',
    endpoint: 'reportPayment',
    field: 'status',
    plant: tamperStatus('reportPayment', 409, 200),
  },
  {
    title: 'an approval that pays nothing',
    endpoint: 'reportPayment',
    field: 'status of the payment',
    plant: (target) =>
      fetching((fetch) => async (request) => {
        const isHeard = request.headers.get('x-webhook-secret') === target.webhookSecret;
        if (findCallName(request) !== 'reportPayment' || !isHeard) return fetch(request);
        const { outcome } = parsed(await request.clone().text());
        const done = { success: true, message: 'Noted' };
        return outcome === 'succeeded' ? Response.json(done) : fetch(request);
      })(target),
  },
];
