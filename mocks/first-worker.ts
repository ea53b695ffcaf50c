/** Milliseconds that a worker may take to come to the page that has asked for it. */
const PATIENCE_MS = 10_000;

/** How often a worker that waits for the one before to go is told to ask for its turn, in milliseconds. */
const ASK_AGAIN_MS = 500;
/** The library's own worker, which development does with. It takes no page that was loaded past it. */
const LIBRARYS = '/mockServiceWorker.js';

/**
 * Waits until a worker answers for this page: one that is on its way, as a first visitor's is, or one that the page was
 * loaded past by a hard reload, which is asked to take it. Else the library would load the page anew, at a moment when
 * a newer worker may be about to replace the one there: Chromium has been seen to then ask neither.
 * @param workerUrl the whole address of the worker
 */
export async function workerIsHere(
  workers: ServiceWorkerContainer,
  workerUrl: string,
): Promise<void> {
  const isHere = () => workers.controller?.scriptURL === workerUrl;
  if (isHere()) return;
  // Asked for when the page began; what refuses it is for the library to say.
  const registration = await workers.register(workerUrl).catch(() => undefined);
  if (!registration || isHere()) return;
  const { installing, waiting, active } = registration;
  const isPassedBy = active?.state === 'activated' && !active.scriptURL.endsWith(LIBRARYS);
  if (!installing && !waiting && active?.state !== 'activating' && !isPassedBy) return;
  const isTaken = new Promise<void>((resolve) => {
    workers.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(resolve, PATIENCE_MS);
  });
  if (isPassedBy) active.postMessage('caresetu:take');
  const asking = setInterval(() => giveTurn(registration), ASK_AGAIN_MS);
  await isTaken;
  clearInterval(asking);
}

/**
 * Has a worker that waits ask for its turn once more: one before it that was started anew meanwhile does not know that
 * it is to go, and what pages tell it keeps it from ever being idle.
 */
export function giveTurn({ waiting }: ServiceWorkerRegistration): void {
  waiting?.postMessage('caresetu:turn');
}
