/** Milliseconds that a worker may take to come to the page that has asked for it. */
const PATIENCE_MS = 10_000;

/**
 * Waits until a worker that is on its way, as a first visitor's is, answers for this page. Before that, the library
 * would take the page for one that was loaded past its worker, and load it anew.
 * @param workerUrl the whole address of the worker
 */
export async function workerIsHere(
  workers: ServiceWorkerContainer,
  workerUrl: string,
): Promise<void> {
  if (workers.controller?.scriptURL === workerUrl) return;
  // Asked for when the page began; what refuses it is for the library to say.
  const registration = await workers.register(workerUrl).catch(() => undefined);
  const isOnItsWay =
    registration && (registration.installing ?? registration.waiting ?? isActivating(registration));
  if (!isOnItsWay || workers.controller?.scriptURL === workerUrl) return;
  await new Promise<void>((resolve) => {
    workers.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(resolve, PATIENCE_MS);
  });
}

function isActivating({ active }: ServiceWorkerRegistration): boolean {
  return active?.state === 'activating';
}
