import type { WaitlistOffer } from '../../../src/contract/waitlist.ts';
import { toSlot } from '../../../src/domain/appointments/move.ts';
import { isBlocked } from '../../../src/domain/booking/blocked-hours.ts';
import { isOffered, type SlotTime } from '../../../src/domain/booking/slots.ts';
import { isPractising } from '../../../src/domain/doctors/verification.ts';
import { nextWaitMoment } from '../../../src/domain/waitlist/waitlist.ts';
import { secondsAfter } from '../../core/time.ts';
import type { AppointmentRecord, DoctorRecord, WaitlistRecord } from '../../store/records.ts';
import { findOfferHold } from '../../store/slot-holds.ts';
import type { UnitOfWork } from '../../store/store.ts';
import type { Publish } from '../core/write-and-publish.ts';
import { planOfferNotices } from '../notices/plan-deliveries.ts';
import { removeNoticesAbout } from '../notices/remove-notices.ts';
import { endOfferNotice, notifyOfOffer } from '../notices/write-notices.ts';
import { publishSlots } from '../visits/slot-events.ts';

/** An accepted entry is stored so long for a repeated call. */
const ACCEPTED_SECONDS = 24 * 60 * 60;

/** In the unit of work that freed the slot. */
export async function makeOffer(
  unit: UnitOfWork,
  publish: Publish,
  entry: WaitlistRecord,
  offer: WaitlistOffer,
  now: Date,
): Promise<WaitlistRecord> {
  const expiresAt = nextWaitMoment({ ...entry, offer });
  const offered = await unit.update('waitlist', entry.id, { offer, expiresAt });
  const hold = findOfferHold(offered);
  if (hold) await unit.insert('slotHolds', hold);
  if (offer.notifiedAt <= now.toISOString()) await notifyOfOffer(unit, publish, offered, now);
  await planOfferNotices(unit, { ...offered, offer }, now);
  return offered;
}

/**
 * Declined or not answered: the patient does not get the same time again. The freed slot goes to the
 * next in the line at the end of the unit of work (`offerFreed`).
 */
export async function endOffer(
  unit: UnitOfWork,
  publish: Publish,
  entry: WaitlistRecord,
  now: Date,
): Promise<void> {
  const { offer, passed } = entry;
  if (offer) await clearOffer(unit, publish, entry, [...passed, toSlot(offer)], now);
}

/** After a change of the doctor: ends the offers of times that patients can no longer book. */
export async function withdrawOffers(
  unit: UnitOfWork,
  publish: Publish,
  doctor: DoctorRecord,
  now: Date,
): Promise<void> {
  for (const entry of await unit.find('waitlist', { doctorId: doctor.id })) {
    const { offer, passed, acceptedId } = entry;
    if (!offer || acceptedId !== undefined || isBookable(doctor, offer, now)) continue;
    await clearOffer(unit, publish, entry, passed, now);
  }
}

/** By the doctor's hours and registration. It may be taken. */
export function isBookable(doctor: DoctorRecord, slot: SlotTime, now: Date): boolean {
  return (
    isOffered(doctor, slot, now) && !isBlocked(doctor, slot) && isPractising(doctor, slot.date)
  );
}

async function clearOffer(
  unit: UnitOfWork,
  publish: Publish,
  entry: WaitlistRecord,
  passed: readonly SlotTime[],
  now: Date,
): Promise<void> {
  const { id, doctorId, offer, until } = entry;
  if (!offer) return;
  await releaseHold(unit, entry);
  publishSlots(publish, doctorId, { freed: [offer] });
  const expiresAt = nextWaitMoment({ until });
  await unit.update('waitlist', id, { offer: undefined, passed: [...passed], expiresAt });
  await endNotices(unit, publish, entry, now);
}

/** The doctor cancelled the later visit, so the patient waits for a new one, at the same place. */
export async function forgetVisit(
  unit: UnitOfWork,
  { id, patientId, doctorId }: AppointmentRecord,
): Promise<void> {
  const [entry] = await unit.find('waitlist', { patientId, doctorId });
  if (entry?.visitId !== id || entry.acceptedId !== undefined) return;
  await unit.update('waitlist', entry.id, { visitId: undefined });
}

/** The hold is the visit's from now on. */
export async function storeAccepted(
  unit: UnitOfWork,
  publish: Publish,
  entry: WaitlistRecord,
  acceptedId: string,
  now: Date,
): Promise<void> {
  const expiresAt = secondsAfter(now, ACCEPTED_SECONDS);
  await unit.update('waitlist', entry.id, { acceptedId, expiresAt });
  await endNotices(unit, publish, entry, now);
}

export async function releaseHold(unit: UnitOfWork, entry: WaitlistRecord): Promise<void> {
  const hold = findOfferHold(entry);
  if (hold) await unit.remove('slotHolds', hold.id);
}

/** A time that is held for the patient goes to the next in the line. */
export async function removeEntry(
  unit: UnitOfWork,
  publish: Publish,
  entry: WaitlistRecord,
  now: Date,
): Promise<void> {
  if (entry.acceptedId === undefined) await endOffer(unit, publish, entry, now);
  await removeNoticesAbout(unit, entry.id);
  await unit.remove('waitlist', entry.id);
}

/** With a deleted account. */
export async function removeEntriesOf(
  unit: UnitOfWork,
  publish: Publish,
  id: string,
  now: Date,
): Promise<void> {
  const asPatient = await unit.find('waitlist', { patientId: id });
  const asDoctor = await unit.find('waitlist', { doctorId: id });
  for (const entry of [...asPatient, ...asDoctor]) await removeEntry(unit, publish, entry, now);
}

async function endNotices(
  unit: UnitOfWork,
  publish: Publish,
  entry: WaitlistRecord,
  now: Date,
): Promise<void> {
  await endOfferNotice(unit, publish, entry.id, now);
  await planOfferNotices(unit, { ...entry, offer: null }, now);
}
