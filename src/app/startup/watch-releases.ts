import { hasSessionHint } from '../../state/session/hint.ts';
import { onUserChange } from '../../state/session/session.ts';
import { setOutdated } from '../../state/core/release.ts';
import { isDataSaved } from '../../ui/lazy/network.ts';

const CHECK_MS = 15 * 60_000;

/**
 * Registers the service worker (docs/offline.md).
 * @param workerUrl an absolute URL
 */
export async function watchReleases(workerUrl: string): Promise<void> {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  const registration = await workers?.register(workerUrl).catch(() => undefined);
  if (!registration) return;
  const compare = () => compareReleases(registration);
  const look = () => registration.update().then(compare, () => undefined);
  workers.addEventListener('controllerchange', () => void compare());
  let lookedAt = performance.now();
  const lookNowAndThen = () => {
    if (document.visibilityState === 'hidden' || performance.now() - lookedAt < CHECK_MS) return;
    lookedAt = performance.now();
    void look();
  };
  setInterval(lookNowAndThen, CHECK_MS);
  document.addEventListener('visibilitychange', lookNowAndThen);
  addEventListener('online', () => void look());
  await workers.ready;
  onUserChange(() => requestAppCache(registration.active));
  await compare();
}

async function compareReleases(registration: ServiceWorkerRegistration): Promise<void> {
  const worker = registration.active;
  if (!worker || (await hasPageRelease(worker))) return;
  try {
    await registration.update();
  } catch {
    // Offline, a reload would show the same page.
    return;
  }
  const isLatest = !registration.installing && !registration.waiting;
  if (isLatest && registration.active === worker) setOutdated();
}

/** Guests have no offline data, so skip them if data saver is on. */
function requestAppCache(worker: ServiceWorker | null): void {
  if (hasSessionHint() || !isDataSaved()) worker?.postMessage('caresetu:keep');
}

function hasPageRelease(worker: ServiceWorker): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data === entry), { once: true });
    port1.start();
    worker.postMessage('caresetu:release', [port2]);
    requestAppCache(worker);
  });
}
