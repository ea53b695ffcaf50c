import * as z from 'zod/mini';
import { calendarDate, instant } from './common.ts';
import type { Endpoint } from './endpoint.ts';

export const purpose = z.enum(['account', 'care', 'messages', 'payments', 'profile', 'location']);

export const consentBody = z.object({
  version: calendarDate,
  purposes: z.array(purpose).check(z.maxLength(purpose.options.length)),
});

export const consent = z.object({
  version: calendarDate,
  purposes: z.array(z.string()),
  at: instant,
});

/** The latest comes last. */
export const consentHistory = z.object({ history: z.array(consent) });

export const privacyInfo = z.object({
  noticeVersion: calendarDate,
  contact: z.nullable(z.object({ name: z.string(), email: z.string() })),
  retention: z.object({
    medicalRecordYears: z.int(),
    paymentYears: z.int(),
    consentYears: z.int(),
  }),
});

const signedInErrors = ['not-signed-in', 'token-expired'] as const;

export const privacyEndpoints = {
  getPrivacy: {
    method: 'GET',
    path: '/api/privacy',
    access: 'public',
    summary: 'The version of the privacy notice, the grievance contact and the retention periods.',
    origin: 'extension',
    status: 200,
    response: privacyInfo,
    errors: ['token-expired'],
  },
  getConsent: {
    method: 'GET',
    path: '/api/account/consent',
    access: 'user',
    summary: "The caller's consents. The latest one applies.",
    origin: 'extension',
    status: 200,
    response: consentHistory,
    errors: [...signedInErrors],
  },
  updateConsent: {
    method: 'PUT',
    path: '/api/account/consent',
    access: 'user',
    summary:
      'Agree to a version of the notice, or change the optional purposes. Earlier consents stay in the history. Repeating the latest one adds nothing.',
    origin: 'extension',
    body: consentBody,
    status: 200,
    response: consentHistory,
    errors: ['invalid-request', ...signedInErrors, 'too-many-requests'],
  },
} as const satisfies Record<string, Endpoint>;

export type Purpose = z.infer<typeof purpose>;
export type ConsentBody = z.infer<typeof consentBody>;
export type Consent = z.infer<typeof consent>;
export type PrivacyInfo = z.infer<typeof privacyInfo>;
