import type { HttpHandler } from 'msw';
import { blockedHoursEndpoints } from '../../../src/contract/blocked-hours.ts';
import { doctorEndpoints, type DoctorProfile } from '../../../src/contract/doctors.ts';
import { freeTimesEndpoints } from '../../../src/contract/free-times.ts';
import { practiceEndpoints } from '../../../src/contract/practice.ts';
import { dateInIndia, indiaInstant } from '../../../src/domain/time/india-time.ts';
import { isListed, isPractising } from '../../../src/domain/doctors/verification.ts';
import {
  bookableDates,
  bookingWindow,
  freeTimes,
  nextFreeSlot,
  offeredTimes,
  type SlotTime,
} from '../../../src/domain/booking/slots.ts';
import type { DoctorRecord, HospitalRecord } from '../../store/records.ts';
import type { UnitOfWork } from '../../store/store.ts';
import { ApiError } from '../core/api-error.ts';
import type { Backend } from '../core/backend.ts';
import { type Caller, staleToken } from '../core/caller.ts';
import { endpointHandler } from '../core/endpoint-handler.ts';
import { writeAndPublish } from '../core/write-and-publish.ts';
import { pictureAddress, setPicture } from '../files/picture-path.ts';
import { doctorNotFound } from '../people/doctor-not-found.ts';
import { toDoctorResponse, toPublicDoctor } from '../people/doctor-response.ts';
import { publishSlots } from '../visits/slot-events.ts';
import { findTakenSlots, findTakenTimes } from '../visits/taken-times.ts';
import { offerOpened } from '../waitlist/offer-freed.ts';
import { withdrawOffers } from '../waitlist/offers.ts';
import { blockHours } from './blocked-hours.ts';
import { checkOwn } from './own-doctor.ts';
import { requestVerification } from './verification.ts';

/** Implements spec §7. */
export function doctorHandlers(backend: Backend): HttpHandler[] {
  const { store, clock } = backend;

  const listed = () =>
    store.read(async (reads) => {
      const now = clock.now();
      const today = dateInIndia(now);
      const doctors = (await reads.find('doctors'))
        .filter((doctor) => isListed(doctor, today))
        .sort(byRating);
      const taken = await findTakenSlots(reads, doctors, bookingWindow(now), now);
      const instants = new Map<string, string>();
      const instantOf = ({ date, time }: SlotTime) => {
        const known = instants.get(`${date} ${time}`);
        const instant = known ?? indiaInstant(date, time).toISOString();
        instants.set(`${date} ${time}`, instant);
        return instant;
      };
      return doctors.map((doctor) => {
        const slot = nextFreeSlot(doctor, taken.get(doctor.id) ?? noSlots, now);
        const nextFreeAt = slot && isPractising(doctor, slot.date) ? instantOf(slot) : null;
        return { ...toPublicDoctor(backend, doctor), nextFreeAt };
      });
    });

  const visible = async (id: string, caller: Caller): Promise<DoctorRecord> => {
    const doctor = await store.read((reads) => reads.get('doctors', id));
    if (doctor && (isListed(doctor, dateInIndia(clock.now())) || caller.account?.id === id)) {
      return doctor;
    }
    // This may be the caller's own unlisted profile, so request a fresh token first.
    if (caller.hasStaleToken) throw staleToken();
    throw doctorNotFound();
  };

  const shown = (doctor: DoctorRecord, { account }: Caller) =>
    account?.id === doctor.id ? toDoctorResponse(backend, doctor) : toPublicDoctor(backend, doctor);

  return [
    endpointHandler(backend, doctorEndpoints.listDoctors, listed),
    endpointHandler(backend, doctorEndpoints.findDoctors, async () => ({
      success: true as const,
      doctors: await listed(),
    })),
    endpointHandler(backend, doctorEndpoints.getDoctor, async ({ params, caller }) =>
      shown(await visible(params.id, caller), caller),
    ),
    endpointHandler(backend, doctorEndpoints.getDoctorForBooking, async ({ params, caller }) => ({
      success: true as const,
      doctor: shown(await visible(params.id, caller), caller),
    })),
    endpointHandler(backend, doctorEndpoints.getDoctorProfile, async ({ query, caller }) => ({
      success: true as const,
      doctor: shown(await visible(query.id, caller), caller),
    })),

    endpointHandler(backend, doctorEndpoints.getTakenSlots, async ({ params, query, caller }) => {
      const doctor = await visible(params.id, caller);
      const { date } = query;
      if (!isPractising(doctor, date)) return { date, taken: offeredTimes(doctor, date) };
      const now = clock.now();
      const isOwn = caller.account?.id === doctor.id;
      const seen = isOwn ? { ...doctor, bookingRules: undefined } : doctor;
      const taken = await store.read((reads) => findTakenTimes(reads, seen, [date], now));
      return { date, taken: taken.get(date) ?? [] };
    }),

    endpointHandler(backend, freeTimesEndpoints.listFreeTimes, async ({ params, caller }) => {
      const doctor = await visible(params.id, caller);
      const now = clock.now();
      const dates = bookableDates(doctor, now).filter((date) => isPractising(doctor, date));
      const taken = await store.read((reads) => findTakenTimes(reads, doctor, dates, now));
      const timesOn = (date: string) => freeTimes(doctor, date, taken.get(date) ?? [], now);
      return { days: dates.map((date) => ({ date, times: timesOn(date) })) };
    }),

    endpointHandler(backend, doctorEndpoints.updateDoctor, async ({ params, body, caller }) => {
      const { profilePicture, name, specialty, experience, education, ...profile } = body;
      const verified = { name, specialty, experience, education };
      return writeAndPublish(backend, async (unit, publish) => {
        const doctor = checkOwn(await unit.get('doctors', params.id), caller);
        if (profilePicture === null) await setPicture(unit, doctor.id, null, clock.now());
        else if (profilePicture !== pictureAddress(backend, doctor.profilePicture)) {
          throw foreignPicture();
        }
        await unit.update('doctors', doctor.id, { ...noOptionalFields, ...profile });
        return toDoctorResponse(
          backend,
          await requestVerification(backend, unit, publish, doctor.id, verified),
        );
      });
    }),

    endpointHandler(backend, doctorEndpoints.updateAvailability, async ({ params, body, caller }) =>
      writeAndPublish(backend, async (unit, publish) => {
        const doctor = checkOwn(await unit.get('doctors', params.id), caller);
        publishSlots(publish, doctor.id);
        const { availability, leaveDays, bookingRules } = body;
        const changed = await unit.update('doctors', doctor.id, {
          availability,
          ...(leaveDays && { leaveDays: [...new Set(leaveDays)].sort() }),
          // A client that does not know the break leaves it out.
          ...(bookingRules && { bookingRules: { ...doctor.bookingRules, ...bookingRules } }),
        });
        await withdrawOffers(unit, publish, changed, clock.now());
        await offerOpened(unit, publish, doctor, changed, clock.now());
        return toDoctorResponse(backend, changed);
      }),
    ),

    endpointHandler(backend, blockedHoursEndpoints.blockHours, (call) => blockHours(backend, call)),

    endpointHandler(backend, practiceEndpoints.updatePractice, async ({ params, body, caller }) =>
      writeAndPublish(backend, async (unit, publish) => {
        const { id } = checkOwn(await unit.get('doctors', params.id), caller);
        const { hospitalId, address, location, deskPhone, fees } = body;
        const at = hospitalId === undefined ? null : await findHospital(unit, hospitalId);
        const doctor = await unit.update('doctors', id, {
          hospital: at ? { id: at.id, name: at.name, phone: at.phone } : undefined,
          location: at ? at.location : location,
          address,
          deskPhone,
          fees: Object.keys(fees).length > 0 ? fees : undefined,
        });
        const payload = toDoctorResponse(backend, doctor);
        publish({ to: [id], event: 'doctor_changed', payload });
        publishSlots(publish, id);
        return payload;
      }),
    ),
  ];
}

const noSlots: ReadonlySet<string> = new Set();

type OptionalField = {
  [Field in keyof DoctorProfile]-?: undefined extends DoctorProfile[Field] ? Field : never;
}[keyof DoctorProfile];

const noOptionalFields: Record<OptionalField, undefined> = {
  gender: undefined,
  languages: undefined,
};

function byRating(a: DoctorRecord, b: DoctorRecord): number {
  return b.rating - a.rating || a.name.localeCompare(b.name);
}

async function findHospital(unit: UnitOfWork, id: string): Promise<HospitalRecord> {
  const hospital = await unit.get('hospitals', id);
  if (hospital) return hospital;
  const message = 'This hospital is not in our list. Choose another, or enter the address.';
  throw new ApiError('invalid-request', message, { fields: { hospitalId: message } });
}

/** A picture on another host could track viewers. */
function foreignPicture(): ApiError {
  const message = 'Upload the picture first. A picture at another address cannot be used.';
  return new ApiError('invalid-request', message, { fields: { profilePicture: message } });
}
