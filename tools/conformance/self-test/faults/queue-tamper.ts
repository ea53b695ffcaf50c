import type { CallName } from '../../calls.ts';
import {
  answer,
  tamperResponse,
  type PlantedFault,
  fetching,
  inside,
  type Json,
  findCallName,
  parsed,
} from './tamper.ts';

export const parseObject = (value: unknown) => parsed(JSON.stringify(value));

export const tamperBooking = (name: CallName, change: (booking: Json, sent: Json) => Json) =>
  tamperPart(name, 'booking', change);

export const tamperPayment = (name: CallName, change: (payment: Json, sent: Json) => Json) =>
  tamperPart(name, 'payment', change);

function tamperPart(
  name: CallName,
  part: string,
  change: (value: Json, sent: Json) => Json,
): PlantedFault['plant'] {
  return tamperResponse(name, () => ({ sent, response, body }) => {
    if (!response.ok) return response;
    return answer(
      inside(parseObject(body), part, (value) => change(value, sent)),
      response,
    );
  });
}

export const believed =
  (field: string, as = field) =>
  (value: Json, sent: Json): Json =>
    field in sent ? { ...value, [as]: sent[field] } : value;

export const acceptAnySender =
  (name: CallName): PlantedFault['plant'] =>
  (target) =>
    fetching((fetch) => async (request) => {
      if (findCallName(request) !== name) return fetch(request);
      const headers = new Headers(request.headers);
      const { webhookSecret, doctorWebhookSecret } = target;
      const isOfBackOffice = /\/webhooks\/doctors/.test(request.url);
      const secret = isOfBackOffice ? doctorWebhookSecret : webhookSecret;
      headers.set('x-webhook-secret', secret ?? '');
      return fetch(new Request(request, { headers }));
    })(target);
