import { getResponse } from 'msw';
import { systemClock } from '../../../backend/core/clock.ts';
import { createMemoryFiles } from '../../../backend/files/memory-files.ts';
import { createBackend } from '../../../backend/create-backend.ts';
import { createHandlers } from '../../../backend/create-handlers.ts';
import { createSeedWithFiles } from '../../../backend/seed/seed.ts';
import { cookieSessions } from '../../../backend/handlers/auth/session-cookie.ts';
import { createMemoryStore } from '../../../backend/store/memory-store.ts';
import { dateInIndia } from '../../../src/domain/time/india-time.ts';

/** Never requested: the demo's picture URLs contain only paths. */
export const DEMO_URL = 'http://demo.invalid';

export async function createDemoApi(): Promise<(request: Request) => Promise<Response>> {
  const files = createMemoryFiles();
  const now = systemClock.now();
  const store = createMemoryStore(await createSeedWithFiles(dateInIndia(now), files, now));
  const backend = createBackend({
    store,
    files,
    baseUrl: DEMO_URL,
    sessions: cookieSessions,
    addressOf: () => 'prerender',
  });
  const handlers = createHandlers(backend);
  return async (request) => (await getResponse(handlers, request)) ?? Response.error();
}
