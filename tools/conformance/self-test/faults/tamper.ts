import { matchRoute } from '../../../../backend/handlers/core/route.ts';
import { TEST_GEOCODER_URL, TEST_URL } from '../../../../backend/testing/test-backend.ts';
import {
  type CallName,
  callNames,
  getContract,
  type EventName,
  isGeocoding,
  type SubjectName,
} from '../../calls.ts';
import type { EventListener, Target } from '../../targets/target.ts';

export interface PlantedFault {
  title: string;
  endpoint: SubjectName;
  field: string;
  plant: (target: Target) => Target;
}

export type Json = Record<string, unknown>;

interface Exchange {
  request: Request;
  sent: Json;
  response: Response;
  body: unknown;
}

export type Tamper = (exchange: Exchange) => Response | Promise<Response>;

export function findCallName({ method, url }: Request): CallName | undefined {
  return callNames.find((name) => {
    const { method: wanted, path } = getContract(name);
    const base = isGeocoding(name) ? TEST_GEOCODER_URL : TEST_URL;
    return method === wanted && matchRoute(base, path, url).matches;
  });
}

export function fetching(
  change: (fetch: Target['fetch']) => Target['fetch'],
): PlantedFault['plant'] {
  return (target) => ({ ...target, fetch: change(target.fetch) });
}

/** `change` may drop an event or send it to several connections. */
export function tamperEvents(
  change: (take: EventListener) => (name: string, payload: Json) => void,
): PlantedFault['plant'] {
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

export function withoutEvent(event: EventName): PlantedFault['plant'] {
  return tamperEvents((take) => (name, payload) => {
    if (name !== event) take(name, payload);
  });
}

export function toEveryone(event: EventName): PlantedFault['plant'] {
  return (target) => {
    const all: EventListener[] = [];
    return tamperEvents((take) => {
      all.push(take);
      return (name, payload) => {
        const takers = name === event ? all : [take];
        takers.forEach((one) => one(name, payload));
      };
    })(target);
  };
}

export function deafTo(name: CallName, field: string): PlantedFault['plant'] {
  return fetching((fetch) => async (request) => {
    if (findCallName(request) !== name) return fetch(request);
    const sent = await request.clone().text();
    if (!(field in parsed(sent))) return fetch(request);
    const { [field]: _left, ...rest } = parsed(sent);
    const { headers, method, url } = request;
    return fetch(new Request(url, { method, headers, body: JSON.stringify(rest) }));
  });
}

export function tamperResponse(name: CallName, createTamper: () => Tamper): PlantedFault['plant'] {
  return fetching((fetch) => {
    const tamper = createTamper();
    return async (request) => {
      if (findCallName(request) !== name) return fetch(request);
      const sent = parsed(await request.clone().text());
      const response = await fetch(request);
      const body: unknown = await response.clone().json();
      return tamper({ request, sent, response, body });
    };
  });
}

export function tamperBody(
  name: CallName,
  status: number,
  change: (body: Json) => unknown,
): PlantedFault['plant'] {
  return tamperResponse(name, () => ({ response, body }) => {
    if (response.status !== status) return response;
    return answer(change(parsed(JSON.stringify(body))), response);
  });
}

export function tamperStatus(name: CallName, from: number, to: number): PlantedFault['plant'] {
  return tamperResponse(
    name,
    () =>
      ({ response, body }) =>
        response.status === from ? answer(body, response, to) : response,
  );
}

export function tamperHeader(
  name: CallName,
  header: string,
  change: (value: string) => string | null,
): PlantedFault['plant'] {
  return tamperResponse(name, () => ({ response, body }) => {
    const headers = new Headers(response.headers);
    // Only cookies are several headers of one name.
    const values = header === 'set-cookie' ? headers.getSetCookie() : [headers.get(header) ?? ''];
    headers.delete(header);
    for (const value of values) {
      const changed = change(value);
      if (changed !== null) headers.append(header, changed);
    }
    return new Response(JSON.stringify(body), { status: response.status, headers });
  });
}

export function answer(body: unknown, { headers, status }: Response, newStatus = status): Response {
  return new Response(JSON.stringify(body), { status: newStatus, headers });
}

export function parsed(text: string): Json {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

export function renamed(body: Json, from: string, to: string): Json {
  const { [from]: value, ...rest } = body;
  return { ...rest, [to]: value };
}

export function replaceError(
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

export const inside = (body: Json, part: string, change: (value: Json) => Json): Json => ({
  ...body,
  [part]: change(parsed(JSON.stringify(body[part]))),
});
