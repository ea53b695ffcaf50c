import { setupWorker } from 'msw/browser';
import { deviceMs } from '../src/domain/time/clock.ts';
import { dateInIndia } from '../src/domain/time/india-time.ts';
import { systemClock } from '../backend/core/clock.ts';
import { createBackend, type RunningBackend } from '../backend/create-backend.ts';
import { createHandlers } from '../backend/create-handlers.ts';
import { defaultPrivacy, type Network } from '../backend/handlers/core/backend.ts';
import { startDelivering } from '../backend/sweep/deliver.ts';
import { startSweeping } from '../backend/sweep/sweep.ts';
import { BrowserFiles } from './browser-files.ts';
import { createDemoMail, DEMO_SENDER } from './demo-mail.ts';
import { createDemoOutbox, createDemoSms } from './demo-outbox.ts';
import { realtimeHandler, shareEvents, type SocketFaults } from './realtime-browser.ts';
import { browserDevices, joinTabs, tabSessions } from './session-tab.ts';
import { BrowserStore, type BrowserStoreOptions } from './store/browser-store.ts';
import { relayWorkerMessages, startWorkerClient } from './worker/relay-worker-messages.ts';
import { requestSkipWaiting, waitForWorker } from './worker/wait-for-worker.ts';

const SWEEP_LOCK = 'caresetu.sweep';
/** Milliseconds. A worker that the browser stopped has lost its list of clients. */
const REACTIVATE_MS = 5000;

export interface BrowserBackendOptions {
  /** Same origin as the page, without a trailing slash. */
  apiUrl: string;
  /** The worker's scope is the folder of this URL. */
  workerUrl: string;
  network: Network;
  faults: SocketFaults;
  confirmReplace: BrowserStoreOptions['confirmReplace'];
}

interface BrowserBackend {
  backend: RunningBackend;
  store: BrowserStore;
  files: BrowserFiles;
}

/** @throws without a service worker or storage. */
export async function startBrowserBackend({
  apiUrl,
  workerUrl,
  network,
  faults,
  confirmReplace,
}: BrowserBackendOptions): Promise<BrowserBackend> {
  const { locks } = navigator;
  const environment = { storage: sessionStorage, locks };
  const files = new BrowserFiles(indexedDB);
  const store = await BrowserStore.open({
    indexedDB,
    locks,
    today: deviceDay,
    seed: async (today, now = new Date(deviceMs())) =>
      (await import('../backend/seed/seed.ts')).createSeedWithFiles(today, files, now),
    confirmReplace,
  });
  await joinTabs(environment, store, systemClock);
  // The demo needs no secret, because only this page can call it.
  const backend = createBackend({
    store,
    files,
    baseUrl: apiUrl,
    sessions: tabSessions(environment),
    devices: browserDevices(localStorage),
    addressOf: () => 'demo',
    outbox: createDemoOutbox(systemClock),
    sendSms: createDemoSms(store),
    mail: { send: createDemoMail(store), from: DEMO_SENDER },
    acceptsReports: true,
    privacy: {
      ...defaultPrivacy,
      contact: { name: 'Leela Thomas', email: 'grievance@caresetu.example' },
    },
    network,
  });
  forgiveMissedUpdates();
  shareEvents(backend.realtime, store);
  relayWorkerMessages(navigator.serviceWorker);
  await waitForWorker(navigator.serviceWorker, workerUrl);
  const worker = setupWorker(
    ...createHandlers(backend),
    realtimeHandler(backend.realtime, apiUrl, { catchUp: () => store.catchUp(), faults }),
  );
  const starting = worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: workerUrl },
  });
  await startWorkerClient(navigator.serviceWorker, starting, () => location.reload());
  pingWorker(store);
  void locks.request(SWEEP_LOCK, () => {
    startSweeping(backend, { onError: warnAboutSweep });
    startDelivering(backend, { onError: warnAboutSweep });
    return new Promise(() => undefined);
  });
  return { backend, store, files };
}

export function deviceDay(): string {
  return dateInIndia(new Date(deviceMs()));
}

export function warnAboutSweep(error: unknown): void {
  console.warn('The demo could not tidy up.', error);
}

/** MSW does not await its update, which may fail when the user leaves the page. */
function forgiveMissedUpdates(): void {
  window.addEventListener('unhandledrejection', (event) => {
    const { reason } = event as { reason: unknown };
    if (reason instanceof Error && reason.message.startsWith('Failed to update a ServiceWorker')) {
      event.preventDefault();
    }
  });
}

/** Keeps MSW active in a restarted worker. */
function pingWorker(store: BrowserStore): void {
  const activate = () => navigator.serviceWorker.controller?.postMessage('MOCK_ACTIVATE');
  const wake = () => {
    if (document.visibilityState === 'hidden') return;
    activate();
    store.catchUp().catch((error: unknown) => console.warn('The demo could not follow.', error));
  };
  setInterval(() => {
    activate();
    void navigator.serviceWorker.ready.then(requestSkipWaiting);
  }, REACTIVATE_MS);
  document.addEventListener('visibilitychange', wake);
  document.addEventListener('resume', wake);
  window.addEventListener('pageshow', wake);
}
