import { expect } from 'vitest';
import type {
  AppointmentRecord,
  SlotHoldRecord,
  WaitlistRecord,
} from '../../../backend/store/records.ts';
import type { Store } from '../../../backend/store/store.ts';

export interface StoredVisits {
  visits: AppointmentRecord[];
  holds: SlotHoldRecord[];
  waits: WaitlistRecord[];
}

export function readVisits(store: Store): Promise<StoredVisits> {
  return store.read(async (reads) => ({
    visits: await reads.find('appointments'),
    holds: await reads.find('slotHolds'),
    waits: await reads.find('waitlist'),
  }));
}

/**
 * Each visit, proposal and offer holds its slot, nothing else does, and the history says how each visit
 * came to be as it is.
 */
export function expectSound({ visits, holds, waits }: StoredVisits, before: StoredVisits): void {
  const slots = holds.map(({ doctorId, date, time }) => `${doctorId} ${date} ${time}`);
  expect(slots.toSorted()).toEqual([...new Set(slots)].toSorted());
  const wanted = visits
    .filter(({ status }) => status !== 'cancelled')
    .flatMap(({ id, doctorId, proposal, ...own }) =>
      [own, ...(proposal ? [proposal] : [])].map((at) => `${id} ${doctorId} ${at.date} ${at.time}`),
    );
  const offered = waits.flatMap(({ id, doctorId, offer, acceptedId }) =>
    offer && acceptedId === undefined ? [`${id} ${doctorId} ${offer.date} ${offer.time}`] : [],
  );
  const held = holds.map(
    ({ appointmentId, waitlistId, doctorId, date, time }) =>
      `${appointmentId ?? waitlistId} ${doctorId} ${date} ${time}`,
  );
  expect(held.toSorted()).toEqual([...wanted, ...offered].toSorted());
  const times = visits
    .filter(({ status }) => status === 'pending' || status === 'scheduled')
    .map(({ patientId, date, time }) => `${patientId} ${date} ${time}`);
  expect(times.toSorted()).toEqual([...new Set(times)].toSorted());
  for (const visit of visits) {
    expect(replay(visit)).toEqual(stateOf(visit));
    const earlier = before.visits.find(({ id }) => id === visit.id);
    if (earlier) expectContinued(visit, earlier);
  }
}

function expectContinued(visit: AppointmentRecord, earlier: AppointmentRecord): void {
  const { history = [], revision = 0 } = visit;
  const known = earlier.history ?? [];
  expect(history.slice(0, known.length)).toEqual(known);
  const place = ({ date, time, status }: AppointmentRecord) => `${date} ${time} ${status}`;
  const isChanged = place(visit) !== place(earlier);
  const least = (earlier.revision ?? 0) + (isChanged ? 1 : 0);
  expect(revision).toBeGreaterThanOrEqual(least);
  if (!isChanged) expect(revision).toBe(least);
}

function stateOf({ date, time, status, proposal, late, missed, followUp }: AppointmentRecord) {
  return {
    slot: { date, time },
    status,
    proposed: proposal ? { date: proposal.date, time: proposal.time } : null,
    lateMinutes: late?.minutes ?? null,
    isMissed: missed !== undefined,
    isMissedAnswered: missed?.answeredAt !== undefined,
    followUp: followUp
      ? { isDeclined: followUp.declinedAt !== undefined, isChosen: followUp.visitId !== undefined }
      : null,
  };
}

/** Does again what the history says. */
function replay(visit: AppointmentRecord): ReturnType<typeof stateOf> {
  const { date, time, followUpOf, history = [] } = visit;
  const firstMove = history.find(({ from }) => from !== undefined);
  const state: ReturnType<typeof stateOf> = {
    slot: firstMove?.from ?? { date, time },
    status: followUpOf === undefined ? 'pending' : 'scheduled',
    proposed: null,
    lateMinutes: null,
    isMissed: false,
    isMissedAnswered: false,
    followUp: null,
  };
  for (const { kind, by, from, to, minutes } of history) {
    switch (kind) {
      case 'accepted':
        state.status = 'scheduled';
        break;
      case 'cancelled':
      case 'completed':
        Object.assign(state, { status: kind, proposed: null });
        break;
      case 'moved':
      case 'move-accepted':
        expect(from).toEqual(state.slot);
        Object.assign(state, { slot: to, proposed: null, lateMinutes: null });
        break;
      case 'move-proposed':
        state.proposed = to ?? null;
        break;
      case 'move-ended':
        state.proposed = null;
        break;
      case 'late':
        state.lateMinutes = minutes ?? null;
        break;
      case 'late-ended':
        state.lateMinutes = null;
        break;
      case 'missed':
        state.isMissed = true;
        break;
      case 'missed-answered':
        state.isMissedAnswered = true;
        break;
      case 'missed-ended':
        Object.assign(state, { isMissed: false, isMissedAnswered: false });
        break;
      case 'follow-up':
        state.followUp = { isDeclined: false, isChosen: false };
        break;
      case 'follow-up-chosen':
        state.followUp = { isDeclined: false, isChosen: true };
        break;
      case 'follow-up-ended':
        state.followUp = by === 'doctor' ? null : { isDeclined: true, isChosen: false };
        break;
    }
  }
  return state;
}
