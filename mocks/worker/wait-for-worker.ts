const WORKER_TIMEOUT_MS = 10_000;

const RETRY_MS = 500;
/** msw's own worker never takes over a page after a hard reload. */
const LIBRARYS = '/mockServiceWorker.js';

/**
 * Waits until a worker controls the page, even after a hard reload. Otherwise msw would reload the
 * page.
 * @param workerUrl an absolute URL
 */
export async function waitForWorker(
  workers: ServiceWorkerContainer,
  workerUrl: string,
): Promise<void> {
  const isHere = () => workers.controller?.scriptURL === workerUrl;
  if (isHere()) return;
  const registration = await workers.register(workerUrl).catch(() => undefined);
  if (!registration || isHere()) return;
  const { installing, waiting, active } = registration;
  const isPassedBy = active?.state === 'activated' && !active.scriptURL.endsWith(LIBRARYS);
  if (!installing && !waiting && active?.state !== 'activating' && !isPassedBy) return;
  const isTaken = new Promise<void>((resolve) => {
    workers.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(resolve, WORKER_TIMEOUT_MS);
  });
  if (isPassedBy) active.postMessage('caresetu:take');
  const asking = setInterval(() => requestSkipWaiting(registration), RETRY_MS);
  await isTaken;
  clearInterval(asking);
}

/** See docs/offline.md. */
export function requestSkipWaiting({ waiting }: ServiceWorkerRegistration): void {
  waiting?.postMessage('caresetu:turn');
}
