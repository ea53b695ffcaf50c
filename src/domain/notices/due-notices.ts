import type { Appointment, VisitChange } from '../../contract/appointments.ts';
import type { QueueBooking } from '../../contract/queue.ts';
import { isMissed } from '../appointments/appointment-status.ts';
import type { WaitlistOffer } from '../../contract/waitlist.ts';
import { proposalEnd } from '../appointments/move.ts';
import { findInvitation } from '../appointments/invitation.ts';
import { getRevision, wasAccepted } from '../appointments/visit-change.ts';
import { addDays, indiaInstant } from '../time/india-time.ts';
import { isWanted, type NoticeWishes } from './notice-wishes.ts';
import {
  type Channel,
  channels,
  type DeliveryKind,
  type TextChannel,
  texts,
} from './delivery-kinds.ts';
import { holdBack } from './quiet-hours.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** In India, on the day before the visit. */
const EVE_TIME = '18:00';
const SOON_HOURS = 2;
/** A video visit's notice 'starts now' is no use later. */
const STARTED_MINUTES = 15;
const UNREAD_HOURS = 1;
const DAY_HOURS = 24;

export type DueVisit = Pick<
  Appointment,
  | 'id'
  | 'doctorId'
  | 'patientId'
  | 'date'
  | 'time'
  | 'appointmentType'
  | 'status'
  | 'createdAt'
  | 'revision'
  | 'history'
  | 'proposal'
  | 'missed'
  | 'followUp'
  | 'followUpOf'
> & {
  /** The doctor wrote a record of it. */
  hasRecord: boolean;
  /**
   * The revision in the id of the 'requested' that was sent to the doctor by a channel. Without one,
   * the doctor does not know of the request by that channel.
   */
  requestSent?: Partial<Record<TextChannel, number>> | undefined;
};

/** One reader's side of a conversation. */
export interface DueConversation {
  id: string;
  readerId: string;
  /** Of the first message that is unread, in ISO 8601. Null if all are read. */
  unreadSince: string | null;
}

export type DueQueueBooking = Pick<QueueBooking, 'id' | 'status' | 'history'> & {
  patientId: string;
};

export interface DueOffer {
  /** Of the waitlist's entry. */
  id: string;
  patientId: string;
  doctorId: string;
  /** Null once it is answered or has ended. */
  offer: WaitlistOffer | null;
}

export type DueSubject =
  | { type: 'visit'; visit: DueVisit }
  | { type: 'conversation'; conversation: DueConversation }
  | { type: 'queue'; booking: DueQueueBooking }
  | { type: 'offer'; entry: DueOffer };

export interface DueNotice {
  /** `subject:revision:kind:channel`: a change of the subject makes others. */
  id: string;
  subject: string;
  kind: DeliveryKind;
  channel: Channel;
  accountId: string;
  /** When it happened, or for a reminder its own time. Quiet hours can make `dueAt` later. */
  from: Date;
  dueAt: Date;
  /** It is void from then on. */
  endsAt: Date;
}

interface Rule {
  kind: DeliveryKind;
  revision: number;
  accountId: string;
  channels: readonly Channel[];
  from: Date;
  endsAt: Date;
  /** A change is sent in quiet hours if one of these was at most 12 hours ahead. */
  begins?: readonly Date[];
  /** Left out where the user wants this kind, which is of the same change. */
  unless?: DeliveryKind;
}

/**
 * The notices that the subject, as it is now, has or will have. `dueAt` is in the past if it can be
 * sent now. Those that are void or not wanted are left out.
 * @param wishes 'any' for all that a user could choose
 */
export function dueNotices(
  subject: DueSubject,
  now: Date,
  wishes: NoticeWishes | 'any',
): DueNotice[] {
  const { id, rules } = listRules(subject);
  return rules.flatMap((rule) => {
    const { kind, revision, accountId, channels, from, endsAt, begins = [] } = rule;
    const natural = holdBack(from, begins);
    const dueAt = natural > now ? natural : holdNow(natural, { from, now, begins });
    if (dueAt >= endsAt || now >= endsAt) return [];
    return channels
      .filter((channel) => wishes === 'any' || isChosen(rule, channel, wishes))
      .map((channel) => ({
        id: `${id}:${revision}:${kind}:${channel}`,
        subject: id,
        kind,
        channel,
        accountId,
        from,
        dueAt,
        endsAt,
      }));
  });
}

function isChosen({ kind, unless }: Rule, channel: Channel, wishes: NoticeWishes): boolean {
  const isReplaced = unless !== undefined && isWanted(unless, channel, wishes);
  return isWanted(kind, channel, wishes) && !isReplaced;
}

export function getRevisionInId(id: string): number {
  return Number(id.split(':').at(-3));
}

/** Quiet hours may have begun since the notice was due. A change that was urgent stays so. */
function holdNow(
  natural: Date,
  { from, now, begins }: { from: Date; now: Date; begins: readonly Date[] },
): Date {
  const held = holdBack(now, begins, from);
  return held > now ? held : natural;
}

function listRules(subject: DueSubject): { id: string; rules: Rule[] } {
  switch (subject.type) {
    case 'visit':
      return { id: subject.visit.id, rules: listVisitRules(subject.visit) };
    case 'conversation':
      return { id: subject.conversation.id, rules: listUnread(subject.conversation) };
    case 'queue':
      return { id: subject.booking.id, rules: listQueueRules(subject.booking) };
    case 'offer':
      return { id: subject.entry.id, rules: listOffer(subject.entry) };
  }
}

function listVisitRules(visit: DueVisit): Rule[] {
  return [
    ...listRequested(visit),
    ...listChanges(visit),
    ...listFollowUp(visit),
    ...listFollowUpChosen(visit),
    ...listReminders(visit),
  ];
}

/** With the present time: one that was moved before the doctor knew of it is a new request. */
function listRequested(visit: DueVisit): Rule[] {
  const { status, history = [], requestSent = {}, doctorId: accountId } = visit;
  if (status !== 'pending' || !isNewToDoctor(visit)) return [];
  const index = history.findLastIndex(({ kind }) => kind === 'moved');
  const endsAt = indiaInstant(visit.date, visit.time);
  const from = new Date(history[index]?.at ?? visit.createdAt);
  const unsent = texts.filter((channel) => requestSent[channel] === undefined);
  const base = { kind: 'requested', revision: index + 1, channels: unsent } as const;
  return [{ ...base, accountId, from, endsAt, begins: [endsAt] }];
}

/** The doctor has not replied to it, and has not moved it. */
function isNewToDoctor(visit: DueVisit): boolean {
  const { status, history = [] } = visit;
  const isRequest = status === 'pending' || status === 'cancelled';
  return isRequest && !wasAccepted(visit) && history.every(({ by }) => by !== 'doctor');
}

/** Without those by which the doctor does not know of the request, or has it as it is now. */
function findChannels(visit: DueVisit, { by }: VisitChange, revision: number) {
  if (by !== 'patient' || !isNewToDoctor(visit)) return texts;
  const { requestSent = {} } = visit;
  return texts.filter((channel) => (requestSent[channel] ?? revision) < revision);
}

/** They change the event in a calendar. */
const eventChanges: readonly VisitChange['kind'][] = [
  'accepted',
  'cancelled',
  'moved',
  'move-accepted',
];

/**
 * Of changes of the event, the latest one says what earlier ones said, or makes them void. A later
 * change of another kind does not: it says nothing of the event.
 */
const changeGroups: readonly (readonly VisitChange['kind'][])[] = [
  eventChanges,
  ['move-proposed'],
  ['missed'],
  ['completed'],
];

function listChanges(visit: DueVisit): Rule[] {
  const { history = [] } = visit;
  return changeGroups.flatMap((kinds) => {
    const index = history.findLastIndex(({ kind }) => kinds.includes(kind));
    const entry = history[index];
    return entry ? listChange(visit, entry, index + 1) : [];
  });
}

function listChange(visit: DueVisit, entry: VisitChange, revision: number): Rule[] {
  const end = findChangeEnd(visit, entry);
  if (!end) return [];
  const { proposal } = visit;
  const isProposed = entry.kind === 'move-proposed' && proposal !== undefined;
  const slots = [visit, ...(entry.from ? [entry.from] : []), ...(isProposed ? [proposal] : [])];
  const begins = slots.map(({ date, time }) => indiaInstant(date, time));
  const accountId = entry.by === 'patient' ? visit.doctorId : visit.patientId;
  const from = new Date(entry.at);
  const base = { revision, channels: findChannels(visit, entry, revision), from, begins } as const;
  return [{ ...base, accountId, ...end }, ...listOwnChange(visit, entry, base)];
}

/** Only of what is in the calendar of the person, who got an invitation when the visit was agreed. */
function listOwnChange(
  visit: DueVisit,
  { kind, by }: VisitChange,
  base: Pick<Rule, 'revision' | 'from' | 'begins'>,
): Rule[] {
  if (by === 'system' || !eventChanges.includes(kind) || !findInvitation(visit)) return [];
  const accountId = by === 'patient' ? visit.patientId : visit.doctorId;
  const endsAt = indiaInstant(visit.date, visit.time);
  return [{ ...base, kind: 'own-change', channels: ['email'], accountId, endsAt }];
}

/** Null if it has no notice, or no longer. */
function findChangeEnd(
  visit: DueVisit,
  { kind, by, at }: VisitChange,
): (Pick<Rule, 'kind' | 'endsAt'> & Partial<Rule>) | null {
  const { status, proposal, hasRecord } = visit;
  const start = indiaInstant(visit.date, visit.time);
  const dayLater = new Date(Date.parse(at) + DAY_HOURS * HOUR_MS);
  const isOpen = status === 'pending' || status === 'scheduled';
  switch (kind) {
    case 'accepted':
      return status === 'scheduled' ? { kind, endsAt: start } : null;
    case 'moved':
    case 'move-accepted':
      return isOpen ? { kind, endsAt: start } : null;
    case 'move-proposed':
      return status === 'scheduled' && proposal
        ? { kind, endsAt: proposalEnd(visit, proposal) }
        : null;
    case 'cancelled':
      if (status !== 'cancelled') return null;
      if (by === 'system') return { kind: 'lapsed', endsAt: dayLater };
      return {
        kind: by === 'doctor' && !wasAccepted(visit) ? 'declined' : 'cancelled',
        endsAt: start,
      };
    case 'completed':
      if (status !== 'completed' || !hasRecord) return null;
      return {
        kind: 'record',
        endsAt: dayLater,
        ...findReplaced(visit, at),
      };
    case 'missed':
      return isMissed(visit) ? { kind, endsAt: dayLater } : null;
    default:
      return null;
  }
}

/**
 * The doctor closed the visit and asked the patient back in one step, so the follow-up replaces the
 * record. If the doctor takes it back, the record is due from then on.
 */
function findReplaced({ followUp, history = [] }: DueVisit, closedAt: string): Partial<Rule> {
  const isAsked = history.some(({ kind, at }) => kind === 'follow-up' && at === closedAt);
  if (!isAsked) return {};
  if (followUp) return { unless: 'follow-up' };
  const takenBack = history.findLast(({ kind }) => kind === 'follow-up-ended');
  return takenBack ? { from: new Date(takenBack.at) } : {};
}

/** The doctor would like to see the patient again. Void once the patient has answered. */
function listFollowUp({ status, followUp, patientId: accountId }: DueVisit): Rule[] {
  if (status !== 'completed' || !followUp || followUp.declinedAt !== undefined) return [];
  if (followUp.visitId !== undefined) return [];
  const from = new Date(followUp.at);
  const endsAt = new Date(from.getTime() + DAY_HOURS * HOUR_MS);
  const revision = from.getTime();
  return [{ kind: 'follow-up', revision, accountId, channels: texts, from, endsAt }];
}

/** The patient chose a time for a follow-up, which needs no reply. */
function listFollowUpChosen({ history = [], ...visit }: DueVisit): Rule[] {
  if (visit.status !== 'scheduled' || visit.followUpOf === undefined) return [];
  if (history.some(({ kind }) => eventChanges.includes(kind))) return [];
  const endsAt = indiaInstant(visit.date, visit.time);
  const from = new Date(visit.createdAt);
  const base = { revision: 0, from, endsAt, begins: [endsAt] } as const;
  return [
    { ...base, kind: 'follow-up-chosen', channels: texts, accountId: visit.doctorId },
    { ...base, kind: 'own-change', channels: ['email'], accountId: visit.patientId },
  ];
}

/** None of a time that was agreed after the reminder's own. */
function listReminders(visit: DueVisit): Rule[] {
  const { date, time, status, patientId: accountId, appointmentType } = visit;
  if (status !== 'scheduled' || isMissed(visit)) return [];
  const start = indiaInstant(date, time);
  const soon = new Date(start.getTime() - SOON_HOURS * HOUR_MS);
  const base = { accountId, revision: getRevision(visit), channels } as const;
  const eve = indiaInstant(addDays(date, -1), EVE_TIME);
  const reminders: Rule[] = [
    { ...base, kind: 'tomorrow', from: eve, endsAt: indiaInstant(date, '00:00') },
    { ...base, kind: 'soon', from: soon, endsAt: start },
  ];
  if (appointmentType === 'video') {
    const endsAt = new Date(start.getTime() + STARTED_MINUTES * MINUTE_MS);
    reminders.push({ ...base, kind: 'starts', from: start, endsAt });
  }
  const agreedAt = findAgreedAt(visit);
  return reminders.filter(({ from }) => agreedAt <= from);
}

function findAgreedAt({ history = [], createdAt }: DueVisit): Date {
  const isAgreed = ({ kind }: VisitChange) =>
    kind === 'accepted' || kind === 'moved' || kind === 'move-accepted';
  return new Date(history.findLast(isAgreed)?.at ?? createdAt);
}

function listUnread({ readerId: accountId, unreadSince }: DueConversation): Rule[] {
  if (unreadSince === null) return [];
  const since = Date.parse(unreadSince);
  const from = new Date(since + UNREAD_HOURS * HOUR_MS);
  const endsAt = new Date(since + 2 * DAY_HOURS * HOUR_MS);
  return [{ kind: 'message', revision: since, accountId, channels: texts, from, endsAt }];
}

const queueKinds: Partial<Record<QueueBooking['status'], DeliveryKind>> = {
  'on-the-way': 'helper-under-way',
  'your-turn': 'your-turn',
};

function listQueueRules({ status, history, patientId: accountId }: DueQueueBooking): Rule[] {
  const kind = queueKinds[status];
  const at = history.findLast((step) => step.status === status)?.at;
  if (!kind || at === undefined) return [];
  const from = new Date(at);
  const endsAt = new Date(from.getTime() + HOUR_MS);
  const revision = history.length;
  return [{ kind, revision, accountId, channels: texts, from, endsAt, begins: [endsAt] }];
}

/** By day, the app has its notice with the offer. */
function listOffer({ offer, patientId: accountId }: DueOffer): Rule[] {
  if (!offer) return [];
  const from = new Date(offer.notifiedAt);
  const isAtNight = offer.notifiedAt > offer.at;
  const revision = Date.parse(offer.at);
  const endsAt = new Date(offer.endsAt);
  const wanted = isAtNight ? channels : texts;
  return [{ kind: 'offer', revision, accountId, channels: wanted, from, endsAt }];
}
