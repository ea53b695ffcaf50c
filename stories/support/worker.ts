import { delay, http, HttpResponse, type RequestHandler } from 'msw';
import { setupWorker, type SetupWorker } from 'msw/browser';
import { faultError } from '../../backend/faults/fault-messages.ts';
import { errorResponse } from '../../backend/handlers/core/api-error.ts';
import { withBase } from '../../src/ui/navigation/base-path.ts';

const SLOW_MS = 2500;

const calls = ['*/api/*', '*/geocoder/*'];

export async function startWorker(): Promise<SetupWorker> {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: withBase('/mockServiceWorker.js') },
  });
  return worker;
}

/** Must come before the story's own handlers. */
export function networkHandlers(network: unknown): RequestHandler[] {
  if (network === 'slow') return calls.map((path) => http.all(path, () => delay(SLOW_MS)));
  if (network === 'offline') return calls.map((path) => http.all(path, () => HttpResponse.error()));
  if (network === 'error')
    return calls.map((path) => http.all(path, () => errorResponse(faultError('unexpected'))));
  return [];
}
