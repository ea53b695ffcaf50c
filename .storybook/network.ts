import { delay, http, HttpResponse, type RequestHandler } from 'msw';

/** How a slow network keeps people waiting, in ms. */
const SLOW_MS = 2500;

const calls = ['*/api/*', '*/geocoder/*'];

/**
 * Handlers that stand before a story's own and give its calls the network of the toolbar: 'slow' delays
 * each answer, 'offline' lets no call through, 'error' has the server fail. 'fast' adds none.
 */
export function networkHandlers(network: unknown): RequestHandler[] {
  if (network === 'slow')
    // Answers nothing: the story's own handler comes next.
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

/** Lets the page believe that the device is on or off the network, and tells it when that changes. */
export function setConnection(isOnline: boolean): void {
  if (navigator.onLine === isOnline) return;
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}
