import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { VisitChange } from '../../contract/appointments.ts';
import type { Role } from '../../contract/common.ts';
import { getRevision } from '../appointments/visit-change.ts';
import { addDays, indiaInstant } from '../time/india-time.ts';
import { type Channel, texts } from './delivery-kinds.ts';
import { type DueNotice, dueNotices, type DueVisit, getRevisionInId } from './due-notices.ts';
import { findNoticeInvitation } from './notice-invitation.ts';
import { isReminder } from './notice-wishes.ts';
import { isQuiet } from './quiet-hours.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const FIRST_DAY = '2026-11-20';
/** Of 10,000 histories. */
const LIMIT_MS = 120_000;
const wishes = { off: [], hasEmail: true };

const changes = [
  'none',
  'accept',
  'move',
  'propose',
  'agree',
  'end',
  'late',
  'cancel',
  'miss',
  'unmiss',
  'complete',
  'complete-and-ask',
] as const;

interface Step {
  /** Since the step before. */
  minutes: number;
  change: (typeof changes)[number];
  by: Role;
  day: number;
  hour: number;
  /** Their gateways do not answer at this step. */
  down: readonly Channel[];
}

interface Sent extends DueNotice {
  at: Date;
  /** As it was then. */
  visit: DueVisit;
}

/** At the end of a step. */
interface Moment {
  now: Date;
  visit: DueVisit;
  sent: readonly Sent[];
  down: readonly Channel[];
}

const first: DueVisit = {
  id: 'apt-1',
  doctorId: 'charu',
  patientId: 'asha',
  date: '2026-11-30',
  time: '11:00',
  appointmentType: 'video',
  status: 'pending',
  createdAt: indiaInstant(FIRST_DAY, '10:00').toISOString(),
  revision: 0,
  history: [],
  hasRecord: false,
};

const list = (visit: DueVisit, now: Date) => dueNotices({ type: 'visit', visit }, now, wishes);

/** A ticker that sees the visit at some moments, as after jumps of the clock. */
function play(steps: readonly Step[], onStep: (moment: Moment) => void = () => {}): Sent[] {
  let now = indiaInstant(FIRST_DAY, '10:00');
  let visit = first;
  const sent: Sent[] = [];
  for (const { minutes, down, ...step } of steps) {
    now = new Date(now.getTime() + minutes * MINUTE_MS);
    visit = applyChange(visit, step, now);
    const requestSent = findRequestSent(sent);
    for (const notice of list({ ...visit, requestSent }, now)) {
      const isSent = sent.some(({ id }) => id === notice.id);
      if (notice.dueAt > now || isSent || down.includes(notice.channel)) continue;
      sent.push({ ...notice, at: now, visit });
    }
    onStep({ now, visit, sent, down });
  }
  return sent;
}

function findRequestSent(sent: readonly Sent[]): DueVisit['requestSent'] {
  const requests = sent.filter(({ kind }) => kind === 'requested');
  return Object.fromEntries(requests.map(({ channel, id }) => [channel, getRevisionInId(id)]));
}

function applyChange(
  before: DueVisit,
  { change, by, day, hour }: Pick<Step, 'change' | 'by' | 'day' | 'hour'>,
  now: Date,
): DueVisit {
  const { history = [], revision = 0, status, proposal, ...rest } = before;
  const at = now.toISOString();
  const slot = { date: addDays(FIRST_DAY, day), time: `${String(hour).padStart(2, '0')}:30` };
  const add = (kind: VisitChange['kind'], more: Partial<VisitChange> = {}, who = by) => [
    ...history,
    { kind, by: who, at, ...more },
  ];
  const visit = { ...rest, history, revision, status, proposal };
  const revised = { ...visit, revision: revision + 1, proposal: undefined };
  const isScheduled = status === 'scheduled';
  if (!isScheduled && status !== 'pending') return before;
  const from = { date: before.date, time: before.time };
  switch (change) {
    case 'none':
      return before;
    case 'accept':
      if (isScheduled) return before;
      return { ...revised, status: 'scheduled', history: add('accepted', {}, 'doctor') };
    case 'move':
      return { ...revised, ...slot, history: add('moved', { from, to: slot }) };
    case 'propose':
      if (!isScheduled) return before;
      return { ...visit, proposal: { ...slot, by, at }, history: add('move-proposed') };
    case 'agree': {
      if (!proposal) return before;
      const { date, time } = proposal;
      const other = proposal.by === 'doctor' ? 'patient' : 'doctor';
      return { ...revised, date, time, history: add('move-accepted', { from }, other) };
    }
    case 'end':
      return proposal ? { ...visit, proposal: undefined, history: add('move-ended') } : before;
    case 'late':
      return isScheduled ? { ...visit, history: add('late', {}, 'patient') } : before;
    case 'cancel':
      return { ...revised, status: 'cancelled', history: add('cancelled') };
    case 'miss':
      if (!isScheduled) return before;
      return { ...visit, missed: { at }, history: add('missed', {}, 'doctor') };
    case 'unmiss':
      return { ...visit, missed: undefined, history: add('missed-ended', {}, 'doctor') };
    case 'complete':
    case 'complete-and-ask': {
      if (!isScheduled) return before;
      const closed = add('completed', {}, 'doctor');
      const done = { ...revised, status: 'completed', hasRecord: true, history: closed } as const;
      if (change === 'complete') return done;
      const asked = { kind: 'follow-up', by: 'doctor', at } as const;
      return { ...done, followUp: { date: slot.date, at }, history: [...closed, asked] };
    }
  }
}

const runs = { numRuns: process.env.SOAK ? 10_000 : 200 };
const histories = fc.array(
  fc.record<Step>({
    minutes: fc.oneof(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 0, max: 60 * 24 * 12 })),
    change: fc.oneof(
      { weight: 2, arbitrary: fc.constant('none' as const) },
      { weight: 2, arbitrary: fc.constantFrom('accept' as const, 'propose' as const) },
      { weight: 3, arbitrary: fc.constantFrom(...changes) },
    ),
    by: fc.constantFrom('doctor', 'patient'),
    day: fc.integer({ min: 1, max: 14 }),
    hour: fc.integer({ min: 0, max: 23 }),
    down: fc.oneof(fc.constant([]), fc.subarray<Channel>([...texts])),
  }),
  { maxLength: 30 },
);

describe('over any history of a visit, with jumps of the clock and gateways that are down', () => {
  it(
    'no notice comes early, in quiet hours, or after it is void',
    () => {
      fc.assert(
        fc.property(histories, (steps) => {
          expect(play(steps).filter((one) => !isInTime(one) || !isTrue(one))).toEqual([]);
        }),
        runs,
      );
    },
    LIMIT_MS,
  );

  it(
    'each notice of a change, and each reminder of a time, comes at most once by a channel',
    () => {
      fc.assert(
        fc.property(histories, (steps) => {
          const sent = play(steps);
          const keys = sent.map(({ kind, channel, accountId, visit: { revision, history } }) =>
            [
              kind,
              channel,
              accountId,
              isReminder(kind)
                ? revision
                : history?.findLastIndex((one) => isAbout(kind, one.kind)),
            ].join(),
          );
          expect(new Set(keys).size).toBe(keys.length);
        }),
        runs,
      );
    },
    LIMIT_MS,
  );

  it(
    'all channels carry the same notices while all gateways answer',
    () => {
      fc.assert(
        fc.property(histories, (steps) => {
          const sent = play(steps.map((step) => ({ ...step, down: [] })));
          const by = (one: Channel) =>
            sent
              .filter(({ channel, kind }) => channel === one && kind !== 'own-change')
              .map(({ id, at }) => [id.replace(/[^:]+$/, ''), at]);
          expect(by('email')).toEqual(by('sms'));
        }),
        runs,
      );
    },
    LIMIT_MS,
  );

  it(
    'a change in quiet hours is sent only if a visit of it is less than 12 hours ahead',
    () => {
      fc.assert(
        fc.property(histories, (steps) => {
          const quiet = play(steps).filter(({ at }) => isQuiet(at));
          const isUrgent = ({ kind, at, visit }: Sent) => {
            const { from } = visit.history?.findLast(({ kind: one }) => isAbout(kind, one)) ?? {};
            const proposed = kind === 'move-proposed' && visit.proposal ? [visit.proposal] : [];
            const slots = [visit, ...(from ? [from] : []), ...proposed];
            const starts = slots.map((one) => toStart(one).getTime());
            return starts.some((start) => {
              return start > at.getTime() && start - at.getTime() <= 12 * HOUR_MS;
            });
          };
          expect(quiet.filter((one) => !isUrgent(one))).toEqual([]);
        }),
        runs,
      );
    },
    LIMIT_MS,
  );

  it(
    'a doctor gets each request once by a channel, before its changes, and its present time',
    () => {
      let reached = 0;
      fc.assert(
        fc.property(histories, (steps) => {
          const wrong: unknown[] = [];
          play(steps, ({ now, visit, sent, down }) => {
            if (isKnown(visit.history)) return;
            for (const channel of texts) {
              const own = sent.filter(
                (one) => one.accountId === visit.doctorId && one.channel === channel,
              );
              const [one, ...later] = own.map(({ kind }) => kind);
              const isRequestFirst = one === undefined || one === 'requested';
              if (!isRequestFirst || later.includes('requested')) wrong.push([one, ...later]);
              const isHeld = list({ ...visit, requestSent: findRequestSent(sent) }, now).some(
                (due) => due.channel === channel && due.dueAt > now,
              );
              if (visit.status !== 'pending' || toStart(visit) <= now) continue;
              if (isHeld || down.includes(channel)) continue;
              reached += 1;
              const last = own.at(-1)?.visit;
              if (last?.date !== visit.date || last.time !== visit.time) wrong.push(last, visit);
            }
          });
          expect(wrong).toEqual([]);
        }),
        runs,
      );
      expect(reached).toBeGreaterThan(50);
    },
    LIMIT_MS,
  );

  it(
    'each change of the time reaches both calendars by one invitation, in order',
    () => {
      let reached = 0;
      fc.assert(
        fc.property(histories, (steps) => {
          const wrong: unknown[] = [];
          play(steps, (moment) => {
            const { now, visit, down } = moment;
            const isHeld = list(visit, now).some(
              (one) => one.channel === 'email' && !isReminder(one.kind) && one.dueAt > now,
            );
            const isSettled = !isHeld && !down.includes('email');
            const isAgreed = visit.status === 'scheduled' && toStart(visit) > now;
            for (const person of [visit.doctorId, visit.patientId]) {
              const own = listInvitations(moment, person);
              const sequences = own.map((one) => getRevision(one.visit));
              const isInOrder = sequences.every(
                (one, index) => index === 0 || one > (sequences[index - 1] ?? 0),
              );
              if (!isInOrder) wrong.push({ person, sequences });
              if (!isAgreed || !isSettled) continue;
              reached += 1;
              const last = own.at(-1)?.visit;
              if (
                sequences.at(-1) !== getRevision(visit) ||
                last?.date !== visit.date ||
                last.time !== visit.time
              ) {
                wrong.push({ person, visit, last });
              }
            }
          });
          expect(wrong).toEqual([]);
        }),
        runs,
      );
      expect(reached).toBeGreaterThan(50);
    },
    LIMIT_MS,
  );
});

/** The doctor has replied to the request, or moved it. */
function isKnown(history: readonly VisitChange[] = []): boolean {
  return history.some(({ by, kind }) => by === 'doctor' || kind === 'accepted');
}

function listInvitations({ sent }: Moment, person: string): Sent[] {
  return sent.filter(
    ({ channel, accountId, kind, visit }) =>
      channel === 'email' && accountId === person && findNoticeInvitation(kind, visit) !== null,
  );
}

const toStart = ({ date, time }: Pick<DueVisit, 'date' | 'time'>) => indiaInstant(date, time);

function isInTime({ kind, at, dueAt, endsAt, visit }: Sent): boolean {
  if (dueAt > at || at >= endsAt) return false;
  if (!isReminder(kind)) return true;
  const ahead = toStart(visit).getTime() - at.getTime();
  switch (kind) {
    case 'tomorrow': {
      const isEve = at >= indiaInstant(addDays(visit.date, -1), '18:00');
      return !isQuiet(at) && isEve && at < indiaInstant(visit.date, '00:00');
    }
    case 'soon':
      return !isQuiet(at) && ahead > 0 && ahead <= 2 * HOUR_MS;
    default:
      return !isQuiet(at) && ahead <= 0 && ahead > -HOUR_MS / 4;
  }
}

/** The visit is as the text says. */
function isTrue({ kind, visit: { status, proposal, missed, ...visit } }: Sent): boolean {
  const { hasRecord, followUp, history = [] } = visit;
  switch (kind) {
    case 'requested':
      return status === 'pending' && !isKnown(history);
    case 'accepted':
    case 'follow-up-chosen':
      return status === 'scheduled';
    case 'moved':
    case 'move-accepted':
      return status === 'pending' || status === 'scheduled';
    case 'move-proposed':
      return status === 'scheduled' && proposal !== undefined;
    case 'cancelled':
    case 'declined':
    case 'lapsed':
      return status === 'cancelled';
    case 'missed':
      return status === 'scheduled' && missed !== undefined;
    case 'record':
      return status === 'completed' && hasRecord && followUp === undefined;
    case 'follow-up':
      return status === 'completed' && followUp !== undefined;
    case 'own-change':
      return status === 'scheduled' || status === 'cancelled';
    default:
      return isReminder(kind) && status === 'scheduled' && missed === undefined;
  }
}

function isAbout(kind: DueNotice['kind'], change: VisitChange['kind']): boolean {
  switch (kind) {
    case 'declined':
    case 'lapsed':
      return change === 'cancelled';
    case 'record':
      return change === 'completed';
    case 'own-change':
      return ['accepted', 'moved', 'move-accepted', 'cancelled'].includes(change);
    default:
      return change === kind;
  }
}
