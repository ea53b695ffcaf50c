import type { AppointmentType } from '../../contract/appointments.ts';
import type { Money } from '../../contract/common.ts';
import type { Doctor } from '../../contract/doctors.ts';
import type { Place } from '../../contract/place.ts';
import { consultationPrices } from '../payments/money.ts';

type Practice = Place & Pick<Doctor, 'fees' | 'consultationFees'>;

/** Shown before the booking, and kept by it. */
export interface Offer {
  price: Money;
  place?: Place;
}

/** Null if the doctor sees no patients in person: a city alone is no place to go to. */
export function findPlace({ hospital, address, location, deskPhone }: Place): Place | null {
  if (!hospital && !address) return null;
  return {
    ...(hospital ? { hospital } : { address }),
    ...(location && { location }),
    ...(deskPhone && { deskPhone }),
  };
}

/** The first is chosen at first (spec §9). */
export function offeredTypes(doctor: Place): [AppointmentType, ...AppointmentType[]] {
  return findPlace(doctor) ? ['in-person', 'video', 'phone'] : ['video', 'phone'];
}

export function visitPrice({ fees }: Pick<Doctor, 'fees'>, type: AppointmentType): Money {
  return fees?.[type] ?? consultationPrices[type];
}

export function findOffer(doctor: Practice, type: AppointmentType): Offer {
  const place = findPlace(doctor);
  return { price: visitPrice(doctor, type), ...(place && { place }) };
}

/** A visit by video or phone is the same at any place. */
export function isSameOffer(type: AppointmentType, one: Offer, two: Offer): boolean {
  const isSamePrice =
    one.price.amountMinor === two.price.amountMinor && one.price.currency === two.price.currency;
  return isSamePrice && (type !== 'in-person' || placeKey(one.place) === placeKey(two.place));
}

/** A new number is no other place. */
export function placeKey({ hospital, address, location }: Place = {}): string {
  const { area, city, state } = location ?? {};
  return JSON.stringify([hospital?.id, address, area, city, state]);
}

/** The doctor's own fee for a clinic visit, or else the fees that the clinic lists. */
export function listedFees(doctor: Practice): { min: Money; max: Money } | undefined {
  const { fees, consultationFees } = doctor;
  // A server that sends no fees knows of no places either.
  if (fees && !findPlace(doctor)) return undefined;
  const own = fees?.['in-person'];
  return own ? { min: own, max: own } : consultationFees;
}

/** The number for questions about a visit. */
export function findContact(place: Place): { name: string | null; phone: string } | null {
  const phone = place.deskPhone ?? place.hospital?.phone;
  return phone ? { name: place.hospital?.name ?? null, phone } : null;
}
