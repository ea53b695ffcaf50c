import { NOTICES_MOST, type NoticeKind } from '../../../src/contract/notices.ts';
import {
  findNotified,
  getNoticeKind,
  listSurplus,
  NOTICE_DAYS,
  toReaderSide,
  type NoticeEvent,
} from '../../../src/domain/notices/notices.ts';
import type {
  AppointmentRecord,
  DeliveryRecord,
  NoticeRecord,
  WaitlistRecord,
} from '../../store/records.ts';
import { replace, type UnitOfWork } from '../../store/store.ts';
import { secondsAfter } from '../../core/time.ts';
import type { Role } from '../../../src/contract/common.ts';
import { findBlock } from '../conversations/blocks.ts';
import { getMember } from '../conversations/conversations.ts';
import type { Publish } from '../core/write-and-publish.ts';
import { planUnread } from './plan-deliveries.ts';
import { toNoticeResponse } from './notice-response.ts';

const LIFETIME_SECONDS = NOTICE_DAYS * 24 * 60 * 60;
const HOUR_MS = 60 * 60 * 1000;

interface VisitMove {
  before: AppointmentRecord;
  after: AppointmentRecord;
  by: Role;
  /** @default false */
  hasRecord?: boolean;
}

/** After an accept, decline, cancel or complete, in its unit of work. */
export async function notifyOfMove(
  unit: UnitOfWork,
  publish: Publish,
  { before, after, by, hasRecord = false }: VisitMove,
  now: Date,
): Promise<void> {
  const kind = getNoticeKind(before, after.status, by, hasRecord);
  await notifyOfVisit(unit, publish, after, { kind, by }, now);
}

/** @param kind null if only earlier notices are out of date, such as of a withdrawn proposal */
export async function notifyOfVisit(
  unit: UnitOfWork,
  publish: Publish,
  { id, patientId, doctorId }: AppointmentRecord,
  { kind, by }: { kind: NoticeKind | null; by: Role },
  now: Date,
): Promise<void> {
  // It makes earlier notices out of date, such as 'accepted' of a cancelled visit.
  await markSeen(unit, publish, await unit.find('notices', { subject: id, seenAt: null }), now);
  if (kind === null) return;
  const people = { patient: patientId, doctor: doctorId };
  const byId = by === 'doctor' ? doctorId : patientId;
  await notify(unit, publish, { kind, about: id, byId, people }, now);
}

/** Other notices stay unseen: the visit takes place as they say. */
export async function notifyOfLate(
  unit: UnitOfWork,
  publish: Publish,
  { id, patientId, doctorId, late }: AppointmentRecord,
  now: Date,
): Promise<void> {
  const unseen = await unit.find('notices', { subject: id, seenAt: null });
  const earlier = unseen.filter(({ kind }) => kind === 'late');
  await markSeen(unit, publish, earlier, now);
  if (!late) return;
  const people = { patient: patientId, doctor: doctorId };
  await notify(unit, publish, { kind: 'late', about: id, byId: patientId, people }, now);
}

/**
 * Of the completed visit. Its other notices stay unseen, such as the one of its record.
 * @param kind null if only earlier notices are out of date
 */
export async function notifyOfFollowUp(
  unit: UnitOfWork,
  publish: Publish,
  { id, patientId, doctorId }: AppointmentRecord,
  kind: Extract<NoticeKind, 'follow-up' | 'follow-up-declined'> | null,
  now: Date,
): Promise<void> {
  const unseen = await unit.find('notices', { subject: id, seenAt: null });
  const earlier = unseen.filter((notice) => notice.kind === 'follow-up');
  await markSeen(unit, publish, earlier, now);
  if (kind === null) return;
  const people = { patient: patientId, doctor: doctorId };
  const byId = kind === 'follow-up' ? doctorId : patientId;
  await notify(unit, publish, { kind, about: id, byId, people }, now);
}

/** In the unit of work that stores the lapse. */
export function notifyOfLapse(
  unit: UnitOfWork,
  publish: Publish,
  { id, patientId, doctorId }: AppointmentRecord,
  now: Date,
): Promise<void> {
  const people = { patient: patientId, doctor: doctorId };
  return notify(unit, publish, { kind: 'lapsed', about: id, byId: doctorId, people }, now);
}

/** Of the free time that is held for the patient. */
export function notifyOfOffer(
  unit: UnitOfWork,
  publish: Publish,
  { id, patientId, doctorId }: Pick<WaitlistRecord, 'id' | 'patientId' | 'doctorId'>,
  now: Date,
): Promise<void> {
  const people = { patient: patientId, doctor: doctorId };
  return notify(unit, publish, { kind: 'offer', about: id, byId: doctorId, people }, now);
}

/** Once the offer is answered or has ended. */
export async function endOfferNotice(
  unit: UnitOfWork,
  publish: Publish,
  id: string,
  now: Date,
): Promise<void> {
  await markSeen(unit, publish, await unit.find('notices', { subject: id, seenAt: null }), now);
}

/** It replaces earlier reminders, and what they repeat. */
export async function notifyOfReminder(
  unit: UnitOfWork,
  publish: Publish,
  { id, patientId, doctorId }: AppointmentRecord,
  kind: NoticeKind,
  now: Date,
): Promise<void> {
  const unseen = await unit.find('notices', { subject: id, seenAt: null });
  const repeated = unseen.filter(
    (notice) => notice.accountId === patientId && repeatedKinds.has(notice.kind),
  );
  await markSeen(unit, publish, repeated, now);
  const people = { patient: patientId, doctor: doctorId };
  await notify(unit, publish, { kind, about: id, byId: doctorId, people }, now);
}

const repeatedKinds: ReadonlySet<NoticeKind> = new Set(['accepted', 'tomorrow', 'soon', 'starts']);

const textMarks = { sms: 'smsFailed', email: 'emailFailed' } as const;

/** Of the latest notice of this kind, if the app has it too. */
export async function markFailed(
  unit: UnitOfWork,
  publish: Publish,
  { subject, kind, accountId, channel }: DeliveryRecord,
): Promise<void> {
  if (channel === 'app') return;
  const inApp = kind === 'record' ? 'completed' : kind;
  const notice = await unit.get('notices', `${subject}:${inApp}`);
  if (notice?.accountId !== accountId) return;
  const failed = await unit.update('notices', notice.id, { [textMarks[channel]]: true });
  // The user has seen it in the app.
  if (notice.seenAt !== null) return;
  const payload = await toNoticeResponse(unit, failed);
  if (payload) publish({ to: [accountId], event: 'new_notice', payload });
}

export function notifyOfMessage(
  unit: UnitOfWork,
  publish: Publish,
  message: { conversationId: string; senderId: string; receiverId: string },
  now: Date,
): Promise<void> {
  const { conversationId, senderId, receiverId } = message;
  const kind: NoticeKind = 'message';
  const people = { receiver: receiverId };
  return notify(unit, publish, { kind, about: conversationId, byId: senderId, people }, now);
}

/** The only way to a new notice. */
async function notify(
  unit: UnitOfWork,
  publish: Publish,
  event: NoticeEvent,
  now: Date,
): Promise<void> {
  for (const notified of findNotified(event)) {
    const { accountId, fromId } = notified;
    const account = await unit.get('accounts', accountId);
    if (!account) continue;
    // A block ends messages. The user may still travel to a visit that was cancelled.
    if (event.kind === 'message' && (await findBlock(unit, accountId, fromId))) continue;
    const record: NoticeRecord = {
      ...notified,
      at: now.toISOString(),
      seenAt: null,
      expiresAt: secondsAfter(startOfHour(now), LIFETIME_SECONDS),
    };
    const known = await unit.get('notices', record.id);
    await replace(unit, 'notices', record);
    if (known?.seenAt === null) continue;
    const all = await unit.find('notices', { accountId });
    const earlier = all.filter(({ id }) => id !== record.id);
    for (const { id } of listSurplus(earlier, NOTICES_MOST - 1)) await unit.remove('notices', id);
    if (event.kind === 'message') {
      await planUnread(unit, { id: record.subject, readerId: accountId }, now);
    }
    const payload = await toNoticeResponse(unit, record);
    if (payload) publish({ to: [accountId], event: 'new_notice', payload });
  }
}

/**
 * A notice of messages changes with each message. PostgreSQL leaves its indexes alone while no field
 * changes that has an index.
 */
function startOfHour(at: Date): Date {
  return new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS);
}

export async function markSeen(
  unit: UnitOfWork,
  publish: Publish,
  notices: readonly NoticeRecord[],
  now: Date,
): Promise<void> {
  const seenAt = now.toISOString();
  const idsByAccount = new Map<string, string[]>();
  // Stores return rows in different orders, and all backends send the same event.
  for (const { id, accountId } of notices.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    await unit.update('notices', id, { seenAt });
    idsByAccount.set(accountId, [...(idsByAccount.get(accountId) ?? []), id]);
  }
  for (const [accountId, ids] of idsByAccount) {
    publish({ to: [accountId], event: 'notices_seen', payload: { ids, seenAt } });
  }
}

/** Does nothing while the reader has unread messages in the conversation. */
export async function markConversationSeen(
  unit: UnitOfWork,
  publish: Publish,
  conversationId: string,
  readerId: string,
  now: Date,
): Promise<void> {
  const conversation = await unit.get('conversations', conversationId);
  if (conversation && getMember(conversation, readerId).unreadCount > 0) return;
  const subject = toReaderSide(conversationId, readerId);
  await markSeen(unit, publish, await unit.find('notices', { subject, seenAt: null }), now);
}

/** After a block, which ends messages alone. The blocker's other tabs count them as seen. */
export async function removeMessageNoticesFrom(
  unit: UnitOfWork,
  publish: Publish,
  { accountId, fromId }: Pick<NoticeRecord, 'accountId' | 'fromId'>,
  now: Date,
): Promise<void> {
  const all = await unit.find('notices', { accountId, fromId });
  const notices = all.filter(({ kind }) => kind === 'message');
  await markSeen(
    unit,
    publish,
    notices.filter(({ seenAt }) => seenAt === null),
    now,
  );
  for (const { id } of notices) await unit.remove('notices', id);
}
