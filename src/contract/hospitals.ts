import * as z from 'zod/mini';
import { id, idParams, instant, picture } from './common.ts';
import type { Endpoint } from './endpoint.ts';
import { doctorLocation } from './place.ts';

/** Spec §3. */
export const hospital = z.object({
  id,
  name: z.string(),
  address: z.string(),
  phone: z.string(),
  rating: z.number().check(z.minimum(0), z.maximum(5)),
  reviews: z.int().check(z.nonnegative()),
  departments: z.array(z.string()),
  /** Minutes for a patient without an appointment. */
  waitTime: z.int().check(z.nonnegative()),
  /** Time of the measurement of `waitTime`. A time in the future counts as unknown. */
  waitUpdatedAt: z.optional(instant),
  image: picture,
  location: z.optional(doctorLocation),
});

export const hospitalEndpoints = {
  listHospitals: {
    method: 'GET',
    path: '/api/hospitals',
    access: 'public',
    summary: 'All hospitals.',
    origin: 'extension',
    status: 200,
    response: z.array(hospital),
    errors: [],
  },
  getHospital: {
    method: 'GET',
    path: '/api/hospitals/:id',
    access: 'public',
    summary: 'One hospital.',
    origin: 'extension',
    params: idParams,
    status: 200,
    response: hospital,
    errors: ['token-expired', 'not-found'],
  },
} as const satisfies Record<string, Endpoint>;

export type Hospital = z.infer<typeof hospital>;
