import type * as z from 'zod/mini';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { geocodingEndpoints } from '../../src/contract/geocoding.ts';
import { socketEvents } from '../../src/contract/realtime.ts';

const calls = { ...endpoints, ...geocodingEndpoints };

export type CallName = keyof typeof calls;
export type EndpointName = keyof typeof endpoints;
export type ResponseOf<N extends CallName> = z.output<(typeof calls)[N]['response']>;

export type EventName = keyof typeof socketEvents;
export type PayloadOf<N extends EventName> = z.output<(typeof socketEvents)[N]['payload']>;
export type AnsweredEvent = {
  [N in EventName]: (typeof socketEvents)[N] extends { answer: z.ZodMiniType } ? N : never;
}[EventName];
export type SubjectName = CallName | EventName;

type WithAccess<A> = {
  [N in EndpointName]: (typeof endpoints)[N]['access'] extends A ? N : never;
}[EndpointName];

export type GuardedName = WithAccess<'user' | 'patient' | 'doctor'>;

export type BodyName = {
  [N in EndpointName]: (typeof endpoints)[N] extends { body: z.ZodMiniType } ? N : never;
}[EndpointName];

export function getContract(name: CallName): Endpoint {
  return calls[name];
}

export const callNames = Object.keys(calls).filter((name): name is CallName => name in calls);

export function isGeocoding(name: CallName): boolean {
  return name in geocodingEndpoints;
}

export const eventNames = Object.keys(socketEvents).filter(isEvent);

function isEvent(name: string): name is EventName {
  return name in socketEvents;
}

export interface Subject {
  method: string;
  path: string;
  origin: Endpoint['origin'];
}

export function getSubject(name: SubjectName): Subject {
  if (!isEvent(name)) return getContract(name);
  const { direction, origin } = socketEvents[name];
  return { method: 'SOCKET', path: direction, origin };
}

export function getPayloadSchema(name: EventName): z.ZodMiniType {
  return socketEvents[name].payload;
}
