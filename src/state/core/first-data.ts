import * as z from 'zod/mini';
import { doctor } from '../../contract/doctors.ts';
import { hospital } from '../../contract/hospitals.ts';
import { doctorList, doctorProfile } from '../doctors.ts';
import { hospitalList, hospitalQuery } from '../hospitals.ts';
import { queryClient, type Query } from './query-client.ts';

const firstData = z.object({
  doctors: z.optional(z.array(doctor)),
  doctor: z.optional(doctor),
  hospitals: z.optional(z.array(hospital)),
  hospital: z.optional(hospital),
});

export type FirstData = z.infer<typeof firstData>;

/** @throws {Error} if the content is invalid */
export function applyFirstData(content: unknown): void {
  const { doctors, doctor: one, hospitals, hospital: place } = firstData.parse(content);
  hydrate(doctorList, doctors);
  hydrate(hospitalList, hospitals);
  if (one) hydrate(doctorProfile(one.id), one);
  if (place) hydrate(hospitalQuery(place.id), place);
}

function hydrate<T>({ queryKey }: Query<T>, data: T | undefined): void {
  // Mark the data as older than any response.
  queryClient.setQueryData(queryKey, data, { updatedAt: 0 });
}
