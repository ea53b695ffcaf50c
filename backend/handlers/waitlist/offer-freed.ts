import {
  findMoveEnd,
  findMoveStop,
  isSameTime,
  takesOwnTime,
  withEnds,
} from '../../../src/domain/appointments/move.ts';
import { findRuleProblem, getRules } from '../../../src/domain/booking/booking-rules.ts';
import {
  bookingWindow,
  byStart,
  freeTimes,
  type SlotTime,
} from '../../../src/domain/booking/slots.ts';
import { offeredTypes } from '../../../src/domain/doctors/practice.ts';
import { isListed } from '../../../src/domain/doctors/verification.ts';
import { dateInIndia } from '../../../src/domain/time/india-time.ts';
import { byAsked, isWaiting, planOffer, wantsSlot } from '../../../src/domain/waitlist/waitlist.ts';
import type { AppointmentRecord, DoctorRecord, WaitlistRecord } from '../../store/records.ts';
import type { UnitOfWork } from '../../store/store.ts';
import type { OfferFreed } from '../core/backend.ts';
import type { RealtimeEvent } from '../core/realtime-events.ts';
import type { Publish } from '../core/write-and-publish.ts';
import { publishSlots } from '../visits/slot-events.ts';
import { findTakenTimes } from '../visits/taken-times.ts';
import { isBookable, makeOffer, removeEntry } from './offers.ts';

/** At the end of the unit of work, so that a booking in it comes first. See ADR 0103. */
export const offerFreed: OfferFreed = async (unit, events, now) => {
  const freed = new Map<string, SlotTime[]>();
  for (const news of events) {
    if (news.event !== 'slots_changed') continue;
    const { doctorId, freed: slots } = news.payload;
    if (slots.length > 0) freed.set(doctorId, [...(freed.get(doctorId) ?? []), ...slots]);
  }
  if (freed.size === 0) return [...events];
  const made: RealtimeEvent[] = [];
  const offered = new Map<string, SlotTime[]>();
  for (const [doctorId, slots] of freed) {
    const publish: Publish = (one) => void made.push(one);
    offered.set(doctorId, await offerSlots(unit, publish, doctorId, slots, now));
  }
  return [...events.flatMap((news) => withoutOffered(news, offered)), ...made];
};

/** For those who follow the doctor's times, an offered slot was not free in between. */
function withoutOffered(
  news: RealtimeEvent,
  offered: ReadonlyMap<string, readonly SlotTime[]>,
): RealtimeEvent[] {
  if (news.event !== 'slots_changed' || news.payload.freed.length === 0) return [news];
  const { doctorId, taken } = news.payload;
  const held = offered.get(doctorId) ?? [];
  const freed = news.payload.freed.filter((slot) => !held.some((one) => isSameTime(one, slot)));
  if (freed.length + taken.length === 0) return [];
  return [{ ...news, payload: { doctorId, taken, freed } }];
}

/** Offers times that open: longer hours, ended leave, unblocked hours or less strict rules. */
export async function offerOpened(
  unit: UnitOfWork,
  publish: Publish,
  before: DoctorRecord,
  after: DoctorRecord,
  now: Date,
): Promise<void> {
  if ((await unit.find('waitlist', { doctorId: after.id })).length === 0) return;
  const known = new Set((await findFree(unit, before, now)).map(toKey));
  const free = await findFree(unit, after, now);
  const opened = free.filter((slot) => !known.has(toKey(slot)));
  if (opened.length > 0) await offerSlots(unit, publish, after.id, opened, now);
}

const toKey = ({ date, time }: SlotTime) => `${date} ${time}`;

async function findFree(unit: UnitOfWork, doctor: DoctorRecord, now: Date): Promise<SlotTime[]> {
  const taken = await findTakenTimes(unit, doctor, bookingWindow(now), now);
  return [...taken].flatMap(([date, times]) =>
    freeTimes(doctor, date, times, now).map((time) => ({ date, time })),
  );
}

/** Returns the slots that were offered. */
async function offerSlots(
  unit: UnitOfWork,
  publish: Publish,
  doctorId: string,
  freed: readonly SlotTime[],
  now: Date,
): Promise<SlotTime[]> {
  const doctor = await unit.get('doctors', doctorId);
  if (!doctor || !isListed(doctor, dateInIndia(now))) return [];
  const { line, released } = await findLine(unit, publish, doctorId, now);
  const offered: SlotTime[] = [];
  for (const slot of [...freed, ...released].sort(byStart)) {
    const offer = await findTerms(unit, doctor, slot, now);
    const next = offer && (await findNext(unit, doctor, line, slot, now));
    if (!next) continue;
    const entry = await makeOffer(unit, publish, next, offer, now);
    line.splice(line.indexOf(next), 1, entry);
    offered.push(slot);
  }
  const open = released.filter((slot) => !offered.some((one) => isSameTime(one, slot)));
  if (open.length > 0) publishSlots(publish, doctorId, { freed: open });
  return offered;
}

/** Those who wait, in order. Removes the entries whose own visit is over. */
async function findLine(
  unit: UnitOfWork,
  publish: Publish,
  doctorId: string,
  now: Date,
): Promise<{ line: WaitlistRecord[]; released: SlotTime[] }> {
  // Released slots are offered again before others see them.
  const withoutSlots: Publish = (one) => {
    if (one.event !== 'slots_changed') publish(one);
  };
  const entries = await unit.find('waitlist', { doctorId });
  const line: WaitlistRecord[] = [];
  const released: SlotTime[] = [];
  for (const entry of entries.filter((one) => isWaiting(one, now)).sort(byAsked)) {
    if (await isVisitOver(unit, entry, now)) {
      if (entry.offer) released.push(entry.offer);
      await removeEntry(unit, withoutSlots, entry, now);
    } else line.push(entry);
  }
  return { line, released };
}

async function isVisitOver(
  unit: UnitOfWork,
  { visitId }: WaitlistRecord,
  now: Date,
): Promise<boolean> {
  if (visitId === undefined) return false;
  const visit = await unit.get('appointments', visitId);
  const end = visit && findMoveEnd(withEnds(visit, now), 'patient', now);
  return !visit || end === 'over' || end === 'begun';
}

/** Null if the slot is taken, or if patients cannot have it. */
async function findTerms(unit: UnitOfWork, doctor: DoctorRecord, slot: SlotTime, now: Date) {
  const { date } = slot;
  if (!isBookable(doctor, slot, now)) return null;
  const holds = await unit.find('slotHolds', { doctorId: doctor.id, date });
  const held = holds.map(({ time }) => time);
  const rules = getRules(doctor);
  if (held.includes(slot.time) || findRuleProblem(rules, slot, held, now)) return null;
  return planOffer(slot, rules.noticeHours, now);
}

async function findNext(
  unit: UnitOfWork,
  doctor: DoctorRecord,
  line: readonly WaitlistRecord[],
  slot: SlotTime,
  now: Date,
): Promise<WaitlistRecord | null> {
  for (const entry of line) {
    if (!wantsSlot(entry, slot)) continue;
    const own = await unit.find('appointments', { patientId: entry.patientId });
    if (canTake(doctor, entry, own, slot, now)) return entry;
  }
  return null;
}

/**
 * The patient has no other visit then and has not given this time up, and the doctor's rules allow
 * the later visit to move.
 */
function canTake(
  doctor: DoctorRecord,
  entry: WaitlistRecord,
  own: readonly AppointmentRecord[],
  slot: SlotTime,
  now: Date,
): boolean {
  const current = own.map((visit) => withEnds(visit, now));
  const others = current.filter(({ id }) => id !== entry.visitId);
  if (others.some((visit) => takesOwnTime(visit, slot))) return false;
  if (own.some((visit) => visit.doctorId === doctor.id && wasGivenUp(visit, slot))) return false;
  if (entry.visitId === undefined) return offeredTypes(doctor).includes(entry.appointmentType);
  const visit = current.find(({ id }) => id === entry.visitId);
  return (
    visit !== undefined &&
    wantsSlot(entry, slot, visit) &&
    findMoveStop(visit, 'patient', getRules(doctor), now) === null
  );
}

/** The visit was cancelled at this time, or moved away from it. */
function wasGivenUp(visit: AppointmentRecord, slot: SlotTime): boolean {
  const { status, history = [] } = visit;
  if (status === 'cancelled' && isSameTime(visit, slot)) return true;
  return history.some(({ from }) => from !== undefined && isSameTime(from, slot));
}
