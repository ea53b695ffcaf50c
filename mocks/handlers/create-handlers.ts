import { HttpHandler } from 'msw';
import { accountHandlers } from './account.ts';
import { ApiError, errorResponse } from './api-error.ts';
import { appointmentHandlers } from './appointments.ts';
import { authHandlers } from './auth.ts';
import type { Backend } from './backend.ts';
import { doctorHandlers } from './doctors.ts';
import { freelancerHandlers } from './freelancers.ts';
import { geocodingHandlers } from './geocoding.ts';
import { hospitalHandlers } from './hospitals.ts';
import { messageHandlers } from './messages.ts';
import { paymentHandlers } from './payments.ts';
import { pictureHandlers } from './pictures.ts';
import { queueHandlers } from './queue.ts';
import { recordHandlers } from './records.ts';
import { pathBelow } from './route.ts';
import { webhookHandlers } from './webhooks.ts';

/** Implements spec §7. */
export function createHandlers(backend: Backend): HttpHandler[] {
  return [
    ...authHandlers(backend),
    ...accountHandlers(backend),
    ...pictureHandlers(backend),
    ...doctorHandlers(backend),
    ...hospitalHandlers(backend),
    ...appointmentHandlers(backend),
    ...recordHandlers(backend),
    ...messageHandlers(backend),
    ...freelancerHandlers(backend),
    ...queueHandlers(backend),
    ...paymentHandlers(backend),
    ...webhookHandlers(backend),
    ...geocodingHandlers(backend),
    unknownCall(backend),
  ];
}

/** Static hosts answer unknown paths with the app's HTML. */
function unknownCall({ baseUrl }: Backend): HttpHandler {
  return new HttpHandler(
    /.*/,
    ({ request }) => pathBelow(baseUrl, request.url)?.startsWith('/api/') ?? false,
    () => errorResponse(new ApiError('not-found', 'This API call does not exist.')),
  );
}
