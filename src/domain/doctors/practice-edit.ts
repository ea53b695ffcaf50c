import type { AppointmentType } from '../../contract/appointments.ts';
import type { Doctor } from '../../contract/doctors.ts';
import { formatContact } from '../forms/landline.ts';

export const practiceKinds = ['hospital', 'address', 'none'] as const;

/** Fields have the names of the body, so that its errors find them. */
export interface PracticeDraft {
  kind: (typeof practiceKinds)[number];
  /** The name of the hospital. */
  hospitalId: string;
  address: string;
  location: { area: string; city: string; state: string };
  deskPhone: string;
  /** In rupees. */
  fees: Record<AppointmentType, string>;
}

export function toPracticeDraft(doctor: Doctor): PracticeDraft {
  const { hospital, address = '', location, deskPhone = '', fees } = doctor;
  const rupees = (type: AppointmentType) => {
    const fee = fees?.[type];
    return fee ? String(fee.amountMinor / 100) : '';
  };
  return {
    kind: hospital ? 'hospital' : address ? 'address' : 'none',
    hospitalId: [hospital?.name, hospital && location?.area].filter(Boolean).join(', '),
    address,
    location: hospital || !location ? { area: '', city: '', state: '' } : location,
    deskPhone: formatContact(deskPhone),
    fees: { 'in-person': rupees('in-person'), video: rupees('video'), phone: rupees('phone') },
  };
}

export function isSamePractice(one: PracticeDraft, two: PracticeDraft): boolean {
  const hasPlace = one.kind !== 'none';
  return (
    isSamePlace(one, two) &&
    (!hasPlace || one.deskPhone === two.deskPhone) &&
    (!hasPlace || one.fees['in-person'] === two.fees['in-person']) &&
    one.fees.video === two.fees.video &&
    one.fees.phone === two.fees.phone
  );
}

/** The draft, in which unedited parts follow the doctor. */
export function mergePractice(
  draft: PracticeDraft,
  start: PracticeDraft,
  latest: PracticeDraft,
): PracticeDraft {
  const { kind, hospitalId, address, location } = isSamePlace(draft, start) ? latest : draft;
  const feeOf = (type: AppointmentType) =>
    (draft.fees[type] === start.fees[type] ? latest : draft).fees[type];
  return {
    kind,
    hospitalId,
    address,
    location,
    deskPhone: (draft.deskPhone === start.deskPhone ? latest : draft).deskPhone,
    fees: { 'in-person': feeOf('in-person'), video: feeOf('video'), phone: feeOf('phone') },
  };
}

/** Ignores what the chosen kind does not use. */
export function isSamePlace(one: PracticeDraft, two: PracticeDraft): boolean {
  return placeKey(one) === placeKey(two);
}

function placeKey({ kind, hospitalId, address, location: { area, city, state } }: PracticeDraft) {
  if (kind === 'hospital') return hospitalId;
  return JSON.stringify(kind === 'address' ? [address, area, city, state] : []);
}
