import * as z from 'zod/mini';
import { calendarDate, doneResponse, id, instant, timeOfDay } from './common.ts';
import { type Endpoint, LONG_BODY_BYTES } from './endpoint.ts';
import { lateMinutes } from './appointments.ts';
import { partnerRole } from './messages.ts';

/** A user has no more. The oldest are removed, first those that were seen. */
export const NOTICES_MOST = 100;

/**
 * `completed`: with a record. `lapsed`: the doctor did not reply to the request in time.
 * `move-ended`: the other person did not reply to a proposed time.
 * `missed`: the doctor marked that the patient did not come, `missed-answered`: the patient answered
 * 'I was there', `missed-ended`: the doctor took the mark back.
 * `follow-up`: the doctor would like to see the patient again. `follow-up-chosen` is about the new
 * visit.
 * `offer`: a free time is held for the patient, who waited for it.
 * `tomorrow`, `soon` and `starts` remind the patient of a visit.
 */
export const noticeKind = z.enum([
  'accepted',
  'declined',
  'cancelled',
  'lapsed',
  'completed',
  'moved',
  'move-proposed',
  'move-accepted',
  'move-declined',
  'move-ended',
  'late',
  'missed',
  'missed-answered',
  'missed-ended',
  'follow-up',
  'follow-up-chosen',
  'follow-up-declined',
  'offer',
  'tomorrow',
  'soon',
  'starts',
  'message',
]);

/** Longer than other ids, because it is made of them. */
const noticeId = z.string().check(z.minLength(1), z.maxLength(200));

/** Has no text of a message or record, only a person, a kind and times. */
export const notice = z.object({
  id: noticeId,
  kind: noticeKind,
  /** The appointment's id, or of `offer` that of the waitlist's entry. Of messages, a name for the reader's side of the conversation. */
  subject: noticeId,
  /** Of messages, the time of the latest. */
  at: instant,
  seenAt: z.nullable(instant),
  /** For `lapsed` and `move-ended`, the one who did not reply. Null if the account was deleted. */
  from: z.nullable(z.object({ id, name: z.string(), role: partnerRole })),
  /** Missing for messages. Of `offer`, the time that is held. */
  visit: z.optional(z.object({ date: calendarDate, time: timeOfDay })),
  /** Of `move-proposed`, while it waits for the answer. */
  proposed: z.optional(z.object({ date: calendarDate, time: timeOfDay })),
  /** Of `late`, unless the patient took it back. */
  lateMinutes: z.optional(lateMinutes),
  /** Of `follow-up`, while it waits for the answer. */
  followUpDate: z.optional(calendarDate),
  /** Of `offer`: it is held until then. */
  offerEndsAt: z.optional(instant),
  /** An SMS about it could not be sent. */
  smsFailed: z.optional(z.literal(true)),
  /** The same of an e-mail. */
  emailFailed: z.optional(z.literal(true)),
});

export const seenNoticesBody = z.object({
  ids: z.array(noticeId).check(z.minLength(1), z.maxLength(NOTICES_MOST)),
});

export const seenNotices = z.object({ ids: z.array(noticeId), seenAt: instant });

export const noticeEndpoints = {
  listNotices: {
    method: 'GET',
    path: '/api/notices',
    access: 'user',
    summary: `Events in the caller's visits and conversations that others caused: at most ${NOTICES_MOST}, the latest first. A conversation has one, from its first unread message.`,
    origin: 'extension',
    isCached: true,
    status: 200,
    response: z.array(notice),
    errors: ['not-signed-in', 'token-expired'],
  },
  markNoticesSeen: {
    method: 'POST',
    path: '/api/notices/seen',
    access: 'user',
    summary:
      "Mark some of the caller's notices as seen. Other ids are ignored. Reading a conversation marks its notice without this call.",
    origin: 'extension',
    body: seenNoticesBody,
    bodyBytes: LONG_BODY_BYTES,
    status: 200,
    response: doneResponse,
    errors: ['invalid-request', 'not-signed-in', 'token-expired'],
  },
} as const satisfies Record<string, Endpoint>;

export type NoticeKind = z.infer<typeof noticeKind>;
export type Notice = z.infer<typeof notice>;
export type SeenNotices = z.infer<typeof seenNotices>;
