import { getResponse } from 'msw';
import { systemClock } from '../../../backend/core/clock.ts';
import { createMemoryFiles } from '../../../backend/files/memory-files.ts';
import { withoutAttemptIds } from '../../../backend/handlers/core/attempt-transport.ts';
import {
  defaultPrivacy,
  defaultQuotas,
  noCallServers,
} from '../../../backend/handlers/core/backend.ts';
import { createHandlers } from '../../../backend/create-handlers.ts';
import { browserPasswords } from '../../../backend/handlers/core/passwords.ts';
import { Realtime } from '../../../backend/realtime/realtime.ts';
import { createSeedWithFiles } from '../../../backend/seed/seed.ts';
import { cookieSessions } from '../../../backend/handlers/auth/session-cookie.ts';
import { createMemoryStore } from '../../../backend/store/memory-store.ts';
import { DEFAULT_SHARING_DAYS } from '../../../src/domain/records/sharing.ts';
import { dateInIndia } from '../../../src/domain/time/india-time.ts';

/** Never requested: the demo's picture URLs contain only paths. */
export const DEMO_URL = 'http://demo.invalid';

export async function createDemoApi(): Promise<(request: Request) => Promise<Response>> {
  const files = createMemoryFiles();
  const store = createMemoryStore(await createSeedWithFiles(dateInIndia(systemClock.now()), files));
  const handlers = createHandlers({
    store,
    files,
    realtime: new Realtime({ store, clock: systemClock, baseUrl: DEMO_URL }),
    clock: systemClock,
    baseUrl: DEMO_URL,
    geocoderUrl: `${DEMO_URL}/geocoder`,
    sessions: cookieSessions,
    attempts: withoutAttemptIds,
    addressOf: () => 'prerender',
    requiresSecondFactor: false,
    outbox: { append: () => {}, send: () => {} },
    acceptsReports: false,
    signingKeys: [],
    webhookSecrets: [],
    doctorWebhookSecrets: [],
    passwords: browserPasswords(),
    limits: { passwordIterations: 1, ...defaultQuotas },
    sharingDays: DEFAULT_SHARING_DAYS,
    isTooCommon: () => false,
    privacy: defaultPrivacy,
    callServers: noCallServers,
  });
  return async (request) => (await getResponse(handlers, request)) ?? Response.error();
}
