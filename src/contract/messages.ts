import * as z from 'zod/mini';
import { doneResponse, id, idParams, instant, maxCharacters, picture } from './common.ts';
import { registration } from './doctors.ts';
import { type Endpoint, type FileRule, LONG_BODY_BYTES } from './endpoint.ts';
import { FILE_NAME_MAX_LENGTH, MAX_PIXELS } from './limits.ts';

/** A message's status never reverts to an earlier one (spec §3). */
export const messageStatus = z.enum(['pending', 'sent', 'delivered', 'read']);

/** In graphemes. */
export const MESSAGE_MAX_LENGTH = 4000;

export const MESSAGE_PAGE = { usual: 50, most: 200 };

export const sharedFile: FileRule = {
  part: 'shareDoc',
  maxBytes: 10 * 1024 * 1024,
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'application/pdf', 'text/plain'],
  maxPixels: MAX_PIXELS,
};

export const attachment = z.object({
  id,
  name: z.string().check(z.minLength(1), z.maxLength(FILE_NAME_MAX_LENGTH)),
  /** MIME type, detected from the content. */
  type: z.string(),
  /** In bytes. */
  size: z.int().check(z.nonnegative()),
});

/** A second request with the same clientId returns the first message. */
export const clientId = z.string().check(z.minLength(1), z.maxLength(64));

/** Starts at 1 in each conversation and has no gaps. */
const seq = z.int().check(z.positive());

/** Spec §3. */
export const message = z.object({
  id,
  clientId,
  seq,
  senderId: id,
  receiverId: id,
  content: z.object({ textContent: z.string(), shareDoc: z.nullable(attachment) }),
  timestamp: instant,
  read: z.boolean(),
  status: messageStatus,
});

export const partnerRole = z.enum(['patient', 'doctor', 'freelancer']);

export const inboxUser = z.object({
  id,
  name: z.string(),
  role: partnerRole,
  profilePicture: picture,
  lastMessage: z.nullable(message),
  unreadCount: z.int().check(z.nonnegative()),
  /** `seq` of the caller's last message that the partner received or read. 0 if none. */
  deliveredUpTo: z.int().check(z.nonnegative()),
  readUpTo: z.int().check(z.nonnegative()),
  isReadOnly: z.optional(z.boolean()),
  /** Of a doctor. */
  specialty: z.optional(z.string()),
  registration: z.optional(registration),
  /** For a doctor, false while the doctor may not take visits. */
  takesVisits: z.optional(z.boolean()),
  /** Missing if the API cannot block. */
  isBlocked: z.optional(z.boolean()),
  /** The partner's name when the caller blocked them. */
  blockedName: z.optional(z.string()),
  canReport: z.optional(z.boolean()),
});

/** `shareDoc` is always null, because the file is a separate part. */
export const sendMessageBody = z.object({
  clientId,
  content: z.object({
    textContent: z.string().check(...maxCharacters(MESSAGE_MAX_LENGTH, 'A message')),
    shareDoc: z.optional(z.null()),
  }),
});

/** The `seq` of a message, or 0 for the start. */
const place = z.string().check(z.regex(/^\d{1,15}$/, 'Must be a whole number'));

const signedInErrors = ['not-signed-in', 'token-expired', 'forbidden', 'not-found'] as const;

export const messageEndpoints = {
  listInboxUsers: {
    method: 'GET',
    path: '/api/users',
    access: 'user',
    summary: "The caller's inbox: conversation partners, the latest first.",
    origin: 'core',
    isCached: true,
    status: 200,
    response: z.array(inboxUser),
    errors: ['not-signed-in', 'token-expired'],
  },
  listMessages: {
    method: 'GET',
    path: '/api/messages/:id',
    access: 'user',
    summary:
      "The messages with a partner, in order. The id is the partner's. Without `after` and `before`, the latest messages. A page shorter than `limit` is the last one.",
    origin: 'core',
    params: idParams,
    query: z.object({
      after: z.optional(place),
      before: z.optional(place),
      limit: z.optional(place),
    }),
    isCached: true,
    status: 200,
    response: z.array(message),
    errors: ['invalid-request', ...signedInErrors],
  },
  sendMessage: {
    method: 'POST',
    path: '/api/messages/send/:recipientId',
    access: 'user',
    summary:
      'Send a message: text, a file or both. A repeated call with the same clientId returns the same message.',
    origin: 'core',
    params: z.object({ recipientId: id }),
    body: sendMessageBody,
    bodyBytes: LONG_BODY_BYTES,
    file: sharedFile,
    status: 201,
    response: message,
    errors: [
      'invalid-request',
      ...signedInErrors,
      'too-large',
      'unsupported-file',
      'too-many-requests',
    ],
  },
  markRead: {
    method: 'POST',
    path: '/api/message/read/:id',
    access: 'user',
    summary: "Mark the partner's messages as read: all, or those up to a sequence number.",
    origin: 'core',
    params: idParams,
    query: z.object({ upTo: z.optional(place) }),
    status: 200,
    response: doneResponse,
    errors: ['invalid-request', ...signedInErrors],
  },
  openConversation: {
    method: 'POST',
    path: '/api/messages/open/:id',
    access: 'user',
    summary: 'Add a partner to the inbox before there is a message.',
    origin: 'extension',
    params: idParams,
    status: 200,
    response: inboxUser,
    errors: [...signedInErrors],
  },
  downloadAttachment: {
    method: 'GET',
    path: '/api/attachments/:id',
    access: 'user',
    summary:
      'A file from a conversation, for its two participants. A doctor gets a file from the patient only while the patient shares it.',
    origin: 'extension',
    params: idParams,
    status: 200,
    respondsWithFile: true,
    response: z.file(),
    errors: [...signedInErrors, 'step-up-needed'],
  },
} as const satisfies Record<string, Endpoint>;

export type MessageStatus = z.infer<typeof messageStatus>;
export type Message = z.infer<typeof message>;
export type PartnerRole = z.infer<typeof partnerRole>;
export type InboxUser = z.infer<typeof inboxUser>;
