import type { CallName } from './calls.ts';
import {
  answer,
  answersOf,
  type Fault,
  fetching,
  inside,
  type Json,
  nameOf,
  parsed,
} from './tamper.ts';

export const objectOf = (value: unknown) => parsed(JSON.stringify(value));

export const bookingOf = (name: CallName, change: (booking: Json, sent: Json) => Json) =>
  partOf(name, 'booking', change);

export const paymentOf = (name: CallName, change: (payment: Json, sent: Json) => Json) =>
  partOf(name, 'payment', change);

function partOf(
  name: CallName,
  part: string,
  change: (value: Json, sent: Json) => Json,
): Fault['plant'] {
  return answersOf(name, () => ({ sent, response, body }) => {
    if (!response.ok) return response;
    return answer(
      inside(objectOf(body), part, (value) => change(value, sent)),
      response,
    );
  });
}

export const believed =
  (field: string, as = field) =>
  (value: Json, sent: Json): Json =>
    field in sent ? { ...value, [as]: sent[field] } : value;

/** Adds the secret to requests without a valid one. */
export const heardFromAnybody =
  (name: CallName): Fault['plant'] =>
  (target) =>
    fetching((fetch) => async (request) => {
      if (nameOf(request) !== name) return fetch(request);
      const headers = new Headers(request.headers);
      headers.set('x-webhook-secret', target.webhookSecret ?? '');
      return fetch(new Request(request, { headers }));
    })(target);
