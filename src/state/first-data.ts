import * as z from 'zod/mini';
import { doctor } from '../contract/doctors.ts';
import { hospital } from '../contract/hospitals.ts';
import { showDoctor, showDoctors } from './doctors.ts';
import { showHospital, showHospitals } from './hospitals.ts';

/** What the HTML of a page was made from, and the page begins with until it has asked for itself. */
const firstData = z.object({
  doctors: z.optional(z.array(doctor)),
  doctor: z.optional(doctor),
  hospitals: z.optional(z.array(hospital)),
  hospital: z.optional(hospital),
});

export type FirstData = z.infer<typeof firstData>;

/**
 * Puts what a page's HTML was made from into the stores.
 * @throws {Error} where it is something else
 */
export function takeFirstData(content: unknown): void {
  const { doctors, doctor: one, hospitals, hospital: place } = firstData.parse(content);
  if (doctors) showDoctors(doctors);
  if (one) showDoctor(one);
  if (hospitals) showHospitals(hospitals);
  if (place) showHospital(place);
}
