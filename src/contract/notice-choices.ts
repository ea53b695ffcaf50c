import * as z from 'zod/mini';
import { instant } from './common.ts';
import type { Endpoint } from './endpoint.ts';

/** Of one kind and channel, which the user can turn off. All are on at first. */
export const noticeChoice = z.enum([
  'visits:sms',
  'visits:email',
  'reminders:app',
  'reminders:sms',
  'reminders:email',
  'records:sms',
  'records:email',
  'messages:sms',
  'messages:email',
  'queue:sms',
  'queue:email',
]);

export const noticeChoices = z.object({
  off: z.array(noticeChoice),
  /** The gateway refuses the number since then, so it gets no notices. */
  smsRefusedAt: z.nullable(instant),
  /** A reply from the number stopped notices by SMS then. */
  smsStoppedAt: z.nullable(instant),
  /** The account has a verified e-mail address. Without one, it gets no notices by e-mail. */
  hasEmail: z.boolean(),
  /** A mail server refuses the address since then, so it gets no notices. */
  emailRefusedAt: z.nullable(instant),
});

const changedChoices = z.optional(
  z.array(noticeChoice).check(z.maxLength(noticeChoice.options.length)),
);

/** Changes of the caller. Other choices may have been changed elsewhere, so they stay. */
export const noticeChoicesBody = z
  .object({
    on: changedChoices,
    off: changedChoices,
    /** Channels that a reply stopped, or whose number or address was refused: they go on. */
    resume: z.optional(z.array(z.enum(['sms', 'email'])).check(z.maxLength(2))),
  })
  .check(
    z.refine(({ on = [], off = [] }) => !on.some((choice) => off.includes(choice)), {
      error: 'A choice is either on or off',
      path: ['off'],
    }),
  );

export const noticeChoiceEndpoints = {
  getNoticeChoices: {
    method: 'GET',
    path: '/api/account/notices',
    access: 'user',
    summary: 'Which notices the caller gets, by kind and channel.',
    origin: 'extension',
    status: 200,
    response: noticeChoices,
    errors: ['not-signed-in', 'token-expired'],
  },
  updateNoticeChoices: {
    method: 'PUT',
    path: '/api/account/notices',
    access: 'user',
    summary:
      'Turn notices of the caller on or off. Choices that are not in the body stay as they are. `resume` sends SMS again after a reply stopped them, and tries a refused number or e-mail address again.',
    origin: 'extension',
    body: noticeChoicesBody,
    status: 200,
    response: noticeChoices,
    errors: ['invalid-request', 'not-signed-in', 'token-expired'],
  },
} as const satisfies Record<string, Endpoint>;

export type NoticeChoice = z.infer<typeof noticeChoice>;
export type NoticeChoicesBody = z.infer<typeof noticeChoicesBody>;
export type NoticeChoices = z.infer<typeof noticeChoices>;
