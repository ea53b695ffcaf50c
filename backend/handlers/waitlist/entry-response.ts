import type { WaitlistEntry } from '../../../src/contract/waitlist.ts';
import { findOffer } from '../../../src/domain/doctors/practice.ts';
import { isPractising } from '../../../src/domain/doctors/verification.ts';
import { dateInIndia } from '../../../src/domain/time/india-time.ts';
import { byAsked, getOffer, isWaiting } from '../../../src/domain/waitlist/waitlist.ts';
import type { WaitlistRecord } from '../../store/records.ts';
import type { ReadTransaction } from '../../store/store.ts';
import { ApiError } from '../core/api-error.ts';
import type { Backend } from '../core/backend.ts';
import { doctorCard } from '../people/people.ts';

/** Others see neither the entry nor whether it exists. */
export function entryNotFound(): ApiError {
  return new ApiError('not-found', 'You are not on this waitlist.');
}

export async function toEntryResponse(
  backend: Pick<Backend, 'baseUrl'>,
  reads: ReadTransaction,
  entry: WaitlistRecord,
  now: Date,
): Promise<WaitlistEntry> {
  const { id, doctorId, appointmentType, days, parts, until, visitId, askedAt } = entry;
  const doctor = await reads.get('doctors', doctorId);
  const line = (await reads.find('waitlist', { doctorId })).filter((one) => isWaiting(one, now));
  const offer = getOffer(entry, now);
  const visit = visitId === undefined ? undefined : await reads.get('appointments', visitId);
  const terms = visit ?? (doctor && findOffer(doctor, appointmentType));
  return {
    id,
    doctor: {
      ...(await doctorCard(backend, reads, doctorId)),
      ...(doctor && {
        registration: doctor.registration,
        takesVisits: isPractising(doctor, dateInIndia(now)),
      }),
    },
    appointmentType,
    days,
    parts,
    until,
    ...(visitId !== undefined && { visitId }),
    askedAt,
    position: line.sort(byAsked).findIndex((one) => one.id === id) + 1,
    ...(offer &&
      terms && {
        offer: { ...offer, price: terms.price, ...(terms.place && { place: terms.place }) },
      }),
  };
}
