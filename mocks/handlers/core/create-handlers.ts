import { HttpHandler } from 'msw';
import { accountHandlers } from '../account/account.ts';
import { ApiError, errorResponse } from './api-error.ts';
import { appointmentHandlers } from '../booking/appointments.ts';
import { authHandlers } from '../auth/auth.ts';
import { auditHandlers } from '../records/audit.ts';
import type { Backend } from './backend.ts';
import { callHandlers } from '../calls/ice-servers.ts';
import { doctorHandlers } from '../doctors/doctors.ts';
import { freelancerHandlers } from '../queue/freelancers.ts';
import { geocodingHandlers } from '../places/geocoding.ts';
import { hospitalHandlers } from '../hospitals/hospitals.ts';
import { messageHandlers } from '../messages/messages.ts';
import { paymentHandlers } from '../payments/payments.ts';
import { pictureHandlers } from '../files/pictures.ts';
import { privacyHandlers } from '../privacy/consent.ts';
import { queueHandlers } from '../queue/queue.ts';
import { healthFactsHandlers } from '../records/health-facts.ts';
import { recordHandlers } from '../records/records.ts';
import { sharingHandlers } from '../records/sharing.ts';
import { pathBelow } from './route.ts';
import { verificationHandlers } from '../doctors/verification.ts';
import { webhookHandlers } from '../payments/webhooks.ts';

/** Implements spec §7. */
export function createHandlers(backend: Backend): HttpHandler[] {
  return [
    ...authHandlers(backend),
    ...accountHandlers(backend),
    ...privacyHandlers(backend),
    ...pictureHandlers(backend),
    ...doctorHandlers(backend),
    ...verificationHandlers(backend),
    ...hospitalHandlers(backend),
    ...appointmentHandlers(backend),
    ...callHandlers(backend),
    ...recordHandlers(backend),
    ...auditHandlers(backend),
    ...sharingHandlers(backend),
    ...healthFactsHandlers(backend),
    ...messageHandlers(backend),
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
