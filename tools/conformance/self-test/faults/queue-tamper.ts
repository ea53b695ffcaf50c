import { type CallName, getContract } from '../../calls.ts';
import type { Target } from '../../targets/target.ts';
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
      headers.set('x-webhook-secret', secretFor(name, target) ?? '');
      return fetch(new Request(request, { headers }));
    })(target);

export function secretFor(name: CallName, target: Target): string | null {
  const { access } = getContract(name);
  if (access === 'back-office') return target.doctorWebhookSecret;
  return access === 'sms-gateway' ? target.smsWebhookSecret : target.webhookSecret;
}
