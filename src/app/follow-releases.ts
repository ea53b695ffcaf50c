import { hasSessionHint } from '../state/session/hint.ts';
import { onUserChange } from '../state/session/session.ts';
import { tellOutdated } from '../state/release.ts';
import { isDataSaved } from '../ui/network.ts';

/** Milliseconds between looks for a new release while the page is open. */
const LOOK_MS = 15 * 60_000;

/**
 * Has the service worker keep the app for times without a network (docs/offline.md), and hears of new releases.
 * A browser without service workers, or that denies them, works as before.
 * @param workerUrl the whole address of the worker
 */
export async function followReleases(workerUrl: string): Promise<void> {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  const registration = await workers?.register(workerUrl).catch(() => undefined);
  if (!registration) return;
  const compare = () => compareReleases(registration);
  const look = () => registration.update().then(compare, () => undefined);
  workers.addEventListener('controllerchange', () => void compare());
  let lookedAt = Date.now();
  const lookNowAndThen = () => {
    if (document.visibilityState === 'hidden' || Date.now() - lookedAt < LOOK_MS) return;
    lookedAt = Date.now();
    void look();
  };
  setInterval(lookNowAndThen, LOOK_MS);
  document.addEventListener('visibilitychange', lookNowAndThen);
  addEventListener('online', () => void look());
  await workers.ready;
  // Whoever signs in on this page has the own pages without a network from then on.
  onUserChange(() => askToKeep(registration.active));
  await compare();
}

/** Tells the person once the worker is of a newer release than the page. */
async function compareReleases(registration: ServiceWorkerRegistration): Promise<void> {
  const worker = registration.active;
  if (!worker || (await isOfThisPage(worker))) return;
  try {
    // A page that is newer than the worker brings the newer worker.
    await registration.update();
  } catch {
    // Without a network, a reload would bring the same page.
    return;
  }
  const isLatest = !registration.installing && !registration.waiting;
  if (isLatest && registration.active === worker) tellOutdated();
}

/** Has a worker keep what opens the app without a network; not for a guest who saves data, whom nothing waits for there. */
function askToKeep(worker: ServiceWorker | null): void {
  if (hasSessionHint() || !isDataSaved()) worker?.postMessage('caresetu:keep');
}

/** Asks a worker for its release, and has it keep the app. */
function isOfThisPage(worker: ServiceWorker): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data === entry), { once: true });
    port1.start();
    worker.postMessage('caresetu:release', [port2]);
    askToKeep(worker);
  });
}
