import type * as z from 'zod/mini';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { geocodingEndpoints } from '../../src/contract/geocoding.ts';
import { socketEvents } from '../../src/contract/realtime.ts';

/** Every call of the contract, the geocoder's too. */
const calls = { ...endpoints, ...geocodingEndpoints };

export type CallName = keyof typeof calls;
export type EndpointName = keyof typeof endpoints;
export type AnswerOf<N extends CallName> = z.output<(typeof calls)[N]['answer']>;

export type EventName = keyof typeof socketEvents;
export type PayloadOf<N extends EventName> = z.output<(typeof socketEvents)[N]['payload']>;
/** What a server is checked for: a call or an event. */
export type SubjectName = CallName | EventName;

type WithAccess<A> = {
  [N in EndpointName]: (typeof endpoints)[N]['access'] extends A ? N : never;
}[EndpointName];

/** Calls that only some people may make. */
export type GuardedName = WithAccess<'user' | 'patient' | 'doctor'>;

/** Calls that take a body. */
export type BodyName = {
  [N in EndpointName]: (typeof endpoints)[N] extends { body: z.ZodMiniType } ? N : never;
}[EndpointName];

/** What the contract says of a call. */
export function contractOf(name: CallName): Endpoint {
  return calls[name];
}

/** The names of all calls, in the contract's order. */
export const callNames = Object.keys(calls).filter((name): name is CallName => name in calls);

/** Whether a call is the geocoder's, which may be another server. */
export function isGeocoding(name: CallName): boolean {
  return name in geocodingEndpoints;
}

/** The names of the socket's events, in the contract's order. */
export const eventNames = Object.keys(socketEvents).filter(isEvent);

function isEvent(name: string): name is EventName {
  return name in socketEvents;
}

/** Where a call or an event stands. */
export interface Subject {
  /** The HTTP method, SOCKET for an event. */
  method: string;
  /** The path; which way an event goes. */
  path: string;
  origin: Endpoint['origin'];
}

/** What the contract says of where a call or an event stands. */
export function subjectOf(name: SubjectName): Subject {
  if (!isEvent(name)) return contractOf(name);
  const { direction, origin } = socketEvents[name];
  return { method: 'SOCKET', path: direction, origin };
}

/** What comes with an event. */
export function payloadOf(name: EventName): z.ZodMiniType {
  return socketEvents[name].payload;
}
