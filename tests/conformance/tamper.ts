import { matchRoute } from '../../mocks/handlers/route.ts';
import { TEST_GEOCODER_URL, TEST_URL } from '../../mocks/testing/test-backend.ts';
import {
  type CallName,
  callNames,
  contractOf,
  type EventName,
  isGeocoding,
  type SubjectName,
} from './calls.ts';
import type { TakeEvent, Target } from './target.ts';

/** A server that does one thing wrong. */
export interface Fault {
  title: string;
  /** The call or the event that does it. */
  endpoint: SubjectName;
  /** What of its answer or payload is wrong. */
  field: string;
  /** Puts the fault between the kit and a server that does all things right. */
  plant: (target: Target) => Target;
}

export type Json = Record<string, unknown>;

/** An answer on its way back, and the call that it answers. */
interface Exchange {
  request: Request;
  /** The call's body; empty when it has none. */
  sent: Json;
  response: Response;
  body: unknown;
}

export type Tamper = (exchange: Exchange) => Response | Promise<Response>;

/** The call of the contract that a request makes. */
export function nameOf({ method, url }: Request): CallName | undefined {
  return callNames.find((name) => {
    const { method: wanted, path } = contractOf(name);
    const base = isGeocoding(name) ? TEST_GEOCODER_URL : TEST_URL;
    return method === wanted && matchRoute(base, path, url).matches;
  });
}

/** Puts something between the kit and the server's answers. */
export function fetching(change: (fetch: Target['fetch']) => Target['fetch']): Fault['plant'] {
  return (target) => ({ ...target, fetch: change(target.fetch) });
}

/** Puts something between the kit and the server's events; it may hold one back, or tell it several lines. */
export function hearing(
  change: (take: TakeEvent) => (name: string, payload: Json) => void,
): Fault['plant'] {
  return (target) => ({
    ...target,
    connect: (token, take) => {
      const changed = change(take);
      return target.connect(token, (name, payload) =>
        changed(name, parsed(JSON.stringify(payload))),
      );
    },
  });
}

/** Drops an event. */
export function withoutEvent(event: EventName): Fault['plant'] {
  return hearing((take) => (name, payload) => {
    if (name !== event) take(name, payload);
  });
}

/** Sends an event to every connection, also to those of other people. */
export function toEveryone(event: EventName): Fault['plant'] {
  return (target) => {
    const all: TakeEvent[] = [];
    return hearing((take) => {
      all.push(take);
      return (name, payload) => {
        const takers = name === event ? all : [take];
        takers.forEach((one) => one(name, payload));
      };
    })(target);
  };
}

/** Leaves a field out of what a call sends, so that the server never hears of it. */
export function deafTo(name: CallName, field: string): Fault['plant'] {
  return fetching((fetch) => async (request) => {
    if (nameOf(request) !== name) return fetch(request);
    const sent = await request.clone().text();
    if (!(field in parsed(sent))) return fetch(request);
    const { [field]: _left, ...rest } = parsed(sent);
    const { headers, method, url } = request;
    return fetch(new Request(url, { method, headers, body: JSON.stringify(rest) }));
  });
}

/** Changes the answers of one call. */
export function answersOf(name: CallName, createTamper: () => Tamper): Fault['plant'] {
  return fetching((fetch) => {
    const tamper = createTamper();
    return async (request) => {
      if (nameOf(request) !== name) return fetch(request);
      const sent = parsed(await request.clone().text());
      const response = await fetch(request);
      const body: unknown = await response.clone().json();
      return tamper({ request, sent, response, body });
    };
  });
}

/** Changes the body of answers with this status. */
export function bodyOf(
  name: CallName,
  status: number,
  change: (body: Json) => unknown,
): Fault['plant'] {
  return answersOf(name, () => ({ response, body }) => {
    if (response.status !== status) return response;
    return answer(change(parsed(JSON.stringify(body))), response);
  });
}

/** Changes the status of answers. */
export function statusOf(name: CallName, from: number, to: number): Fault['plant'] {
  return answersOf(
    name,
    () =>
      ({ response, body }) =>
        response.status === from ? answer(body, response, to) : response,
  );
}

/** Changes a header of every answer that has it. */
export function headerOf(
  name: CallName,
  header: string,
  change: (value: string) => string | null,
): Fault['plant'] {
  return answersOf(name, () => ({ response, body }) => {
    const headers = new Headers(response.headers);
    const changed = change(headers.get(header) ?? '');
    headers.delete(header);
    if (changed !== null) headers.set(header, changed);
    return new Response(JSON.stringify(body), { status: response.status, headers });
  });
}

/** The same answer with another body or status. */
export function answer(body: unknown, { headers, status }: Response, newStatus = status): Response {
  return new Response(JSON.stringify(body), { status: newStatus, headers });
}

/** A text's JSON as an object; an empty one when it is none. */
export function parsed(text: string): Json {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

/** An object with one of its fields under another name. */
export function renamed(body: Json, from: string, to: string): Json {
  const { [from]: value, ...rest } = body;
  return { ...rest, [to]: value };
}

/** Gives the last good answer instead of a refusal of this code. */
export function insteadOf(
  code: string,
  change: (body: Json) => Json = (body) => body,
): () => Tamper {
  return () => {
    let good: Response | undefined;
    let goodBody: Json = {};
    return ({ response, body }) => {
      if (response.ok) {
        good = response.clone();
        goodBody = parsed(JSON.stringify(body));
      }
      const isRefusal = parsed(JSON.stringify(body))['code'] === code;
      return isRefusal && good ? answer(change(goodBody), good) : response;
    };
  };
}

/** Changes an object inside a body. */
export const inside = (body: Json, part: string, change: (value: Json) => Json): Json => ({
  ...body,
  [part]: change(parsed(JSON.stringify(body[part]))),
});
