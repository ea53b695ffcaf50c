import type * as z from 'zod/mini';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { geocodingEndpoints } from '../../src/contract/geocoding.ts';

/** Every call of the contract, the geocoder's too. */
const calls = { ...endpoints, ...geocodingEndpoints };

export type CallName = keyof typeof calls;
export type EndpointName = keyof typeof endpoints;
export type AnswerOf<N extends CallName> = z.output<(typeof calls)[N]['answer']>;

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
