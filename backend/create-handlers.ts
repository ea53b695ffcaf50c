import { HttpHandler } from 'msw';
import { accountHandlers } from './handlers/account/account.ts';
import { ApiError, errorResponse } from './handlers/core/api-error.ts';
import { appointmentHandlers } from './handlers/booking/appointments.ts';
import { authHandlers } from './handlers/auth/auth.ts';
import { auditHandlers } from './handlers/records/audit.ts';
import type { Backend } from './handlers/core/backend.ts';
import { calendarHandlers } from './handlers/calendar/calendar.ts';
import { callHandlers } from './handlers/calls/ice-servers.ts';
import { doctorHandlers } from './handlers/doctors/doctors.ts';
import { freelancerHandlers } from './handlers/queue/freelancers.ts';
import { emailHandlers } from './handlers/account/email.ts';
import { geocodingHandlers } from './handlers/places/geocoding.ts';
import { hospitalHandlers } from './handlers/hospitals/hospitals.ts';
import { noticeHandlers } from './handlers/notices/notices.ts';
import { smsReplyHandlers } from './handlers/notices/sms-replies.ts';
import { unsubscribeHandlers } from './handlers/notices/unsubscribe.ts';
import { messageHandlers } from './handlers/messages/messages.ts';
import { paymentHandlers } from './handlers/payments/payments.ts';
import { pictureHandlers } from './handlers/account/pictures.ts';
import { privacyHandlers } from './handlers/privacy/consent.ts';
import { queueHandlers } from './handlers/queue/queue.ts';
import { healthFactsHandlers } from './handlers/records/health-facts.ts';
import { healthRequestHandlers } from './handlers/records/health-request.ts';
import { recordHandlers } from './handlers/records/records.ts';
import { sharingHandlers } from './handlers/records/sharing.ts';
import { signatureHandlers } from './handlers/doctors/signatures.ts';
import { pathBelow } from './handlers/core/route.ts';
import { verificationHandlers } from './handlers/doctors/verification.ts';
import { waitlistHandlers } from './handlers/waitlist/waitlist.ts';
import { webhookHandlers } from './handlers/payments/webhooks.ts';

/** Implements spec §7. */
export function createHandlers(backend: Backend): HttpHandler[] {
  return withoutStacks(() => listHandlers(backend));
}

/**
 * MSW reads a stack for each handler, for logs that the backend does not have. With source maps,
 * reading those of all handlers takes longer than anything else about a new backend.
 */
function withoutStacks<T>(create: () => T): T {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return create();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

function listHandlers(backend: Backend): HttpHandler[] {
  return [
    ...authHandlers(backend),
    ...accountHandlers(backend),
    ...emailHandlers(backend),
    ...privacyHandlers(backend),
    ...pictureHandlers(backend),
    ...doctorHandlers(backend),
    ...verificationHandlers(backend),
    ...hospitalHandlers(backend),
    ...appointmentHandlers(backend),
    ...waitlistHandlers(backend),
    ...calendarHandlers(backend),
    ...callHandlers(backend),
    ...recordHandlers(backend),
    ...signatureHandlers(backend),
    ...auditHandlers(backend),
    ...sharingHandlers(backend),
    ...healthFactsHandlers(backend),
    ...healthRequestHandlers(backend),
    ...messageHandlers(backend),
    ...noticeHandlers(backend),
    ...unsubscribeHandlers(backend),
    ...smsReplyHandlers(backend),
    ...freelancerHandlers(backend),
    ...queueHandlers(backend),
    ...paymentHandlers(backend),
    ...webhookHandlers(backend),
    ...geocodingHandlers(backend),
    unknownCall(backend),
  ];
}

/** Without this 404, static hosts would respond with the app's HTML. */
function unknownCall({ baseUrl }: Backend): HttpHandler {
  return new HttpHandler(
    /.*/,
    ({ request }) => pathBelow(baseUrl, request.url)?.startsWith('/api/') ?? false,
    () => errorResponse(new ApiError('not-found', 'This API call does not exist.')),
  );
}
