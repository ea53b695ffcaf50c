import type { AppointmentStatus, Appointment } from '../../contract/appointments.ts';
import type { Role } from '../../contract/common.ts';
import type { Notice, NoticeKind } from '../../contract/notices.ts';
import { isDeclining } from '../appointments/appointment-status.ts';
import { hasPassed } from '../booking/slots.ts';
import { dateInIndia } from '../time/india-time.ts';

/** Until a notice is removed. By then, the visit or the conversation shows the same. */
export const NOTICE_DAYS = 90;

type Part = 'patient' | 'doctor' | 'receiver';

/** Each of them gets a notice, unless they did it themselves. */
const receivers: Record<NoticeKind, readonly Part[]> = {
  accepted: ['patient'],
  declined: ['patient'],
  cancelled: ['patient', 'doctor'],
  lapsed: ['patient'],
  completed: ['patient'],
  moved: ['patient', 'doctor'],
  'move-proposed': ['patient', 'doctor'],
  'move-accepted': ['patient', 'doctor'],
  'move-declined': ['patient', 'doctor'],
  'move-ended': ['patient', 'doctor'],
  late: ['doctor'],
  missed: ['patient'],
  'missed-answered': ['doctor'],
  'missed-ended': ['patient'],
  'follow-up': ['patient'],
  'follow-up-chosen': ['doctor'],
  'follow-up-declined': ['doctor'],
  offer: ['patient'],
  tomorrow: ['patient'],
  soon: ['patient'],
  starts: ['patient'],
  message: ['receiver'],
};

export interface NoticeEvent {
  kind: NoticeKind;
  /** The id of an appointment, a conversation or an entry of the waitlist. */
  about: string;
  /** Of a lapse and of a proposal without an answer, the one who did not reply. */
  byId: string;
  people: Partial<Record<Part, string>>;
}

export interface Notified extends Pick<Notice, 'id' | 'kind' | 'subject'> {
  accountId: string;
  fromId: string;
}

export function findNotified({ kind, about, byId, people }: NoticeEvent): Notified[] {
  const accountIds = receivers[kind].flatMap((part) => people[part] ?? []);
  return accountIds
    .filter((accountId) => accountId !== byId)
    .map((accountId) => {
      // Both sides of a conversation can have an unread message.
      const subject = kind === 'message' ? toReaderSide(about, accountId) : about;
      return { id: `${subject}:${kind}`, kind, subject, accountId, fromId: byId };
    });
}

/** Null if the other person does not get a notice. */
export function getNoticeKind(
  before: Pick<Appointment, 'status'>,
  status: AppointmentStatus,
  by: Role,
  hasRecord: boolean,
): NoticeKind | null {
  if (status === 'scheduled') return 'accepted';
  if (status === 'cancelled') return isDeclining(before, by) ? 'declined' : 'cancelled';
  return status === 'completed' && hasRecord ? 'completed' : null;
}

export function toReaderSide(conversationId: string, readerId: string): string {
  return `${conversationId}/${readerId}`;
}

export function toConversationId(readerSide: string): string {
  return readerSide.slice(0, readerSide.lastIndexOf('/'));
}

/** A reminder of a visit whose day or start has come since, or an offer that has ended. */
export function isOutdated(
  { kind, visit, offerEndsAt }: Pick<Notice, 'kind' | 'visit' | 'offerEndsAt'>,
  now: Date,
): boolean {
  if (!visit) return false;
  if (kind === 'offer') return offerEndsAt !== undefined && new Date(offerEndsAt) <= now;
  if (kind === 'tomorrow') return visit.date <= dateInIndia(now);
  return kind === 'soon' && hasPassed(visit, now);
}

export function latestNoticeFirst(
  a: Pick<Notice, 'at' | 'id'>,
  b: Pick<Notice, 'at' | 'id'>,
): number {
  return b.at.localeCompare(a.at) || a.id.localeCompare(b.id);
}

/** Unseen ones are removed last. */
export function listSurplus<N extends Pick<Notice, 'at' | 'id' | 'seenAt'>>(
  notices: readonly N[],
  most: number,
): N[] {
  const isSeen = ({ seenAt }: N) => (seenAt === null ? 0 : 1);
  return notices.toSorted((a, b) => isSeen(a) - isSeen(b) || latestNoticeFirst(a, b)).slice(most);
}
