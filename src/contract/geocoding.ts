import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';

/** Only the fields that the app uses (spec §7). */
export const place = z.object({
  display_name: z.string(),
  addresstype: z.string(),
});

export const geocodingEndpoints = {
  searchPlaces: {
    method: 'GET',
    path: '/search',
    access: 'public',
    summary: 'Places whose name begins with or contains the text.',
    origin: 'core',
    query: z.object({
      format: z.literal('json'),
      q: z.string().check(z.maxLength(200)),
      countrycodes: z.optional(z.string()),
      limit: z.optional(z.string().check(z.regex(/^\d{1,2}$/))),
    }),
    status: 200,
    response: z.array(place),
    errors: ['invalid-request', 'too-many-requests'],
  },
  reversePlace: {
    method: 'GET',
    path: '/reverse',
    access: 'public',
    summary: 'The place at a latitude and longitude.',
    origin: 'core',
    query: z.object({
      format: z.literal('json'),
      lat: z.string().check(z.regex(/^-?\d{1,3}(\.\d+)?$/)),
      lon: z.string().check(z.regex(/^-?\d{1,3}(\.\d+)?$/)),
    }),
    status: 200,
    response: z.object({ display_name: z.string() }),
    errors: ['invalid-request', 'not-found', 'too-many-requests'],
  },
} as const satisfies Record<string, Endpoint>;

export type Place = z.infer<typeof place>;
