import type { CallJoin, CallLeave, CallSignal, CallState } from '../../../src/contract/calls.ts';
import { SEAT_LIFE_MS } from '../../../src/contract/seats.ts';
import { isMissed } from '../../../src/domain/appointments/appointment-status.ts';
import {
  mayJoinCall,
  roomState,
  type RoomState,
} from '../../../src/domain/appointments/consultation.ts';
import { isPractising, isSuspended } from '../../../src/domain/doctors/verification.ts';
import { dateInIndia } from '../../../src/domain/time/india-time.ts';
import type { AppointmentRecord, CallSeatRecord } from '../../store/records.ts';
import { type ReadTransaction, replace, type UnitOfWork } from '../../store/store.ts';
import { secondsAfter } from '../../core/time.ts';
import { publishAppointment } from '../visits/appointment-response.ts';
import { ApiError } from '../core/api-error.ts';
import type { Backend } from '../core/backend.ts';
import { type Publish, writeAndPublish } from '../core/write-and-publish.ts';

export type CallBackend = Pick<Backend, 'store' | 'realtime' | 'clock' | 'baseUrl'>;

/** See ADR 0057. */
export async function joinCall(
  backend: CallBackend,
  personId: string,
  { appointmentId, seat, takesOver, consents }: CallJoin,
): Promise<void> {
  await writeAndPublish(backend, async (unit, publish) => {
    const now = backend.clock.now();
    const visit = await findOwnVisit(unit, appointmentId, personId);
    const before = await findSeat(unit, visit.id, personId, now);
    const stored = await unit.get('callSeats', seatId(visit.id, personId));
    if (stored?.seat === seat) await checkMayStay(unit, visit);
    else {
      if (before && !takesOver) throw takenOver();
      await checkMayJoin(unit, visit, now);
      if (personId === visit.patientId && !visit.callConsentAt) {
        if (!consents) throw consentNeeded();
        await storeConsent(backend, unit, publish, visit);
      }
    }
    await replace(unit, 'callSeats', {
      id: seatId(visit.id, personId),
      appointmentId: visit.id,
      personId,
      otherId: personId === visit.patientId ? visit.doctorId : visit.patientId,
      seat,
      joinedAt: stored?.seat === seat ? stored.joinedAt : now.toISOString(),
      expiresAt: secondsAfter(now, SEAT_LIFE_MS / 1000),
    });
    await publishState(unit, publish, visit, now);
  });
}

export async function leaveCall(
  backend: CallBackend,
  personId: string,
  { appointmentId, seat }: CallLeave,
): Promise<void> {
  await writeAndPublish(backend, async (unit, publish) => {
    const now = backend.clock.now();
    const visit = await findOwnVisit(unit, appointmentId, personId);
    const before = await findSeat(unit, visit.id, personId, now);
    if (before?.seat !== seat) return;
    await unit.remove('callSeats', before.id);
    await publishState(unit, publish, visit, now);
  });
}

/** For a visit that was cancelled. */
export async function endCall(
  unit: UnitOfWork,
  publish: Publish,
  visit: AppointmentRecord,
  now: Date,
): Promise<void> {
  let hadSeats = false;
  for (const personId of [visit.patientId, visit.doctorId]) {
    const seat = await unit.get('callSeats', seatId(visit.id, personId));
    if (!seat) continue;
    await unit.remove('callSeats', seat.id);
    hadSeats = true;
  }
  if (hadSeats) await publishState(unit, publish, visit, now);
}

/** For a doctor who was suspended. */
export async function endDoctorCalls(
  unit: UnitOfWork,
  publish: Publish,
  doctorId: string,
  now: Date,
): Promise<void> {
  const own = await unit.find('callSeats', { personId: doctorId });
  const others = await unit.find('callSeats', { otherId: doctorId });
  for (const id of new Set([...own, ...others].map(({ appointmentId }) => appointmentId))) {
    const visit = await unit.get('appointments', id);
    if (visit) await endCall(unit, publish, visit, now);
  }
}

/** Null if the other person has left, or has joined again with another seat. */
export async function findSignalReceiver(
  reads: ReadTransaction,
  personId: string,
  { appointmentId, from, to }: CallSignal,
  now: Date,
): Promise<string | null> {
  const visit = await findOwnVisit(reads, appointmentId, personId);
  await checkMayStay(reads, visit);
  const own = await findSeat(reads, visit.id, personId, now);
  if (!own) throw new ApiError('forbidden', 'Please join the call first.');
  if (own.seat !== from) throw takenOver();
  const other = await findSeat(reads, visit.id, own.otherId, now);
  return other?.seat === to ? own.otherId : null;
}

export async function listWaitingCalls(
  reads: ReadTransaction,
  personId: string,
  now: Date,
): Promise<CallState[]> {
  const seats = await reads.find('callSeats', { otherId: personId });
  const waiting = seats.filter((seat) => isLive(seat, now));
  return Promise.all(
    waiting.map((seat) => toState(reads, seat.appointmentId, [seat.personId, personId], now)),
  );
}

/** Also in a call that goes on after its room has closed. */
export async function hasOpenRoom(
  reads: ReadTransaction,
  personId: string,
  now: Date,
): Promise<boolean> {
  const seats = await reads.find('callSeats', { personId });
  if (seats.some((seat) => isLive(seat, now))) return true;
  const date = dateInIndia(now);
  const own = await Promise.all(
    (['patientId', 'doctorId'] as const).map((role) =>
      reads.find('appointments', { [role]: personId, date }),
    ),
  );
  for (const visit of own.flat()) {
    if (mayJoinCall(await withDoctor(reads, visit, now), now)) return true;
  }
  return false;
}

async function findOwnVisit(
  reads: ReadTransaction,
  id: string,
  personId: string,
): Promise<AppointmentRecord> {
  const visit = await reads.get('appointments', id);
  if (visit && [visit.patientId, visit.doctorId].includes(personId)) return visit;
  // The same for a visit of others, whose existence is private.
  throw new ApiError('not-found', 'Appointment not found');
}

const refusals: Record<RoomState, string> = {
  open: 'You can join the call on the day of the visit.',
  'not-video': 'This is not a video visit.',
  pending: 'The doctor has not accepted this visit yet.',
  cancelled: 'This appointment is cancelled.',
  completed: 'This appointment is already completed.',
  past: 'This visit was on an earlier day.',
  missed: 'The doctor has marked that the patient did not come.',
  'doctor-away': 'The doctor cannot take visits at the moment.',
};

async function checkMayJoin(
  reads: ReadTransaction,
  visit: AppointmentRecord,
  now: Date,
): Promise<void> {
  const shown = await withDoctor(reads, visit, now);
  if (mayJoinCall(shown, now)) return;
  const state = roomState(shown, now);
  throw new ApiError(state === 'open' ? 'too-early' : 'forbidden', refusals[state]);
}

async function withDoctor(reads: ReadTransaction, visit: AppointmentRecord, now: Date) {
  const doctor = await reads.get('doctors', visit.doctorId);
  const takesVisits = doctor !== undefined && isPractising(doctor, dateInIndia(now));
  return { ...visit, doctor: { takesVisits } };
}

/** A call may go on after midnight, and after the doctor has completed the visit. */
async function checkMayStay(reads: ReadTransaction, visit: AppointmentRecord): Promise<void> {
  if (visit.status === 'cancelled') throw new ApiError('forbidden', refusals.cancelled);
  if (isMissed(visit)) throw new ApiError('forbidden', refusals.missed);
  const doctor = await reads.get('doctors', visit.doctorId);
  if (!doctor || isSuspended(doctor)) throw new ApiError('forbidden', refusals['doctor-away']);
}

async function storeConsent(
  backend: CallBackend,
  unit: UnitOfWork,
  publish: Publish,
  { id }: AppointmentRecord,
): Promise<void> {
  const callConsentAt = backend.clock.now().toISOString();
  const visit = await unit.update('appointments', id, { callConsentAt });
  await publishAppointment(backend, unit, publish, visit);
}

async function publishState(
  reads: ReadTransaction,
  publish: Publish,
  { id, patientId, doctorId }: AppointmentRecord,
  now: Date,
): Promise<void> {
  const to = [patientId, doctorId];
  publish({ to, event: 'call_state', payload: await toState(reads, id, to, now) });
}

async function toState(
  reads: ReadTransaction,
  appointmentId: string,
  personIds: readonly string[],
  now: Date,
): Promise<CallState> {
  const found = await Promise.all(personIds.map((id) => findSeat(reads, appointmentId, id, now)));
  const people = found
    .filter((seat) => seat !== undefined)
    .map(({ personId, seat, joinedAt }) => ({ personId, seat, joinedAt }));
  return { appointmentId, people };
}

async function findSeat(
  reads: ReadTransaction,
  appointmentId: string,
  personId: string,
  now: Date,
): Promise<CallSeatRecord | undefined> {
  const seat = await reads.get('callSeats', seatId(appointmentId, personId));
  return seat && isLive(seat, now) ? seat : undefined;
}

function isLive({ expiresAt }: CallSeatRecord, now: Date): boolean {
  return expiresAt > now.toISOString();
}

function seatId(appointmentId: string, personId: string): string {
  return `${appointmentId}|${personId}`;
}

function takenOver(): ApiError {
  return new ApiError('taken-over', 'You have joined this call on another device.');
}

function consentNeeded(): ApiError {
  return new ApiError('consent-needed', 'Please agree to the video call first.');
}
