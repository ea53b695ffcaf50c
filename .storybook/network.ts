import { delay, http, HttpResponse, type RequestHandler } from 'msw';

const SLOW_MS = 2500;

const calls = ['*/api/*', '*/geocoder/*'];

/** These must run before a story's own handlers. */
export function networkHandlers(network: unknown): RequestHandler[] {
  if (network === 'slow')
    // Then the story's own handler runs.
    return calls.map((path) => http.all(path, () => delay(SLOW_MS)));
  if (network === 'offline') return calls.map((path) => http.all(path, () => HttpResponse.error()));
  if (network === 'error')
    return calls.map((path) =>
      http.all(path, () =>
        HttpResponse.json(
          {
            success: false,
            message: 'Something went wrong. Please try again.',
            code: 'unexpected',
          },
          { status: 500 },
        ),
      ),
    );
  return [];
}

export function setConnection(isOnline: boolean): void {
  if (navigator.onLine === isOnline) return;
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}
