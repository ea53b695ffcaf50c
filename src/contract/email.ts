import * as z from 'zod/mini';
import { otp, password } from './auth.ts';
import { instant } from './common.ts';
import type { Endpoint } from './endpoint.ts';

/** RFC 5321 §4.5.3.1.3, without the angle brackets. */
const ADDRESS_MOST = 254;

const wrongAddress = 'Enter an e-mail address, such as name@example.com';

/**
 * The usual form of RFC 5321, in ASCII. A line break or a comma in it would add lines or recipients
 * to a message.
 */
export const emailAddress = z
  .string('E-mail address is required')
  .check(
    z.trim(),
    z.minLength(1, 'E-mail address is required'),
    z.maxLength(ADDRESS_MOST, wrongAddress),
    z.regex(
      /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([A-Za-z\d]([A-Za-z\d-]*[A-Za-z\d])?\.)+[A-Za-z]([A-Za-z\d-]*[A-Za-z\d])?$/,
      wrongAddress,
    ),
  );

export const email = z.object({
  /** False if the server sends no e-mail. */
  isOffered: z.boolean(),
  /** Verified. Null without one. */
  address: z.nullable(z.string()),
  verifiedAt: z.nullable(instant),
  /** An address that waits for its code. The verified one stays until then. */
  pending: z.nullable(z.object({ address: z.string(), sentAt: instant, expiresAt: instant })),
});

export const changeEmailBody = z.object({ address: emailAddress, password });

export const verifyEmailBody = z.object({ code: otp });

const tokenParams = z.object({ token: z.string().check(z.minLength(1), z.maxLength(400)) });

const signedInErrors = ['not-signed-in', 'token-expired'] as const;

export const emailEndpoints = {
  getEmail: {
    method: 'GET',
    path: '/api/account/email',
    access: 'user',
    summary: "The caller's e-mail address, and one that waits for its code.",
    origin: 'extension',
    status: 200,
    response: email,
    errors: [...signedInErrors],
  },
  changeEmail: {
    method: 'POST',
    path: '/api/account/email',
    access: 'user',
    summary:
      'Send a code to an e-mail address, which becomes that of the caller once the code is entered. A new call replaces the code of an earlier one.',
    origin: 'extension',
    body: changeEmailBody,
    status: 200,
    response: email,
    errors: [
      'invalid-request',
      ...signedInErrors,
      'wrong-password',
      'step-up-needed',
      'not-found',
      'too-many-requests',
    ],
  },
  verifyEmail: {
    method: 'POST',
    path: '/api/account/email/verify',
    access: 'user',
    summary: 'Enter the code of the e-mail address that waits for it.',
    origin: 'extension',
    body: verifyEmailBody,
    status: 200,
    response: email,
    errors: [
      'invalid-request',
      ...signedInErrors,
      'invalid-otp',
      'otp-expired',
      'too-many-requests',
    ],
  },
  removeEmail: {
    method: 'DELETE',
    path: '/api/account/email',
    access: 'user',
    summary:
      "Remove the caller's e-mail address, and one that waits. Without any, nothing changes.",
    origin: 'extension',
    status: 200,
    response: email,
    errors: [...signedInErrors],
  },
  showUnsubscribe: {
    method: 'GET',
    path: '/api/unsubscribe/:token',
    access: 'public',
    summary:
      'A page with a button that stops one kind of e-mail. The token is in the e-mail. An unknown token and one of an earlier address get the same 404.',
    origin: 'extension',
    params: tokenParams,
    status: 200,
    respondsWithFile: true,
    respondsWithPage: true,
    response: z.file(),
    errors: ['token-expired', 'not-found'],
  },
  unsubscribe: {
    method: 'POST',
    path: '/api/unsubscribe/:token',
    access: 'public',
    summary:
      'Stop one kind of e-mail (RFC 8058). The body is not read. Returns a page; a second call changes nothing.',
    origin: 'extension',
    params: tokenParams,
    status: 200,
    respondsWithFile: true,
    respondsWithPage: true,
    response: z.file(),
    errors: ['token-expired', 'not-found'],
  },
} as const satisfies Record<string, Endpoint>;

export type Email = z.infer<typeof email>;
export type ChangeEmailBody = z.infer<typeof changeEmailBody>;
