import { setupWorker } from 'msw/browser';
import type { DoctorEvent } from '../src/contract/verification.ts';
import type { PaymentEvent } from '../src/contract/payments.ts';
import type { QueueEvent } from '../src/contract/queue.ts';
import { DEFAULT_SHARING_DAYS } from '../src/domain/records/sharing.ts';
import { deviceMs } from '../src/domain/time/clock.ts';
import { dateInIndia } from '../src/domain/time/india-time.ts';
import { systemClock } from '../backend/core/clock.ts';
import { type Answers, createAnswers } from '../demo/answers/answers.ts';
import { hasOwnTime, jumpTo, resetDemoClock, startDemoClock } from '../demo/clock/clock.ts';
import { runDueWork } from '../backend/sweep/due-work.ts';
import { beforeNextVisit } from '../demo/clock/next-visit.ts';
import type { SavedDemo, SavedView } from '../demo/saved/saved-demo.ts';
import { BrowserFiles } from './browser-files.ts';
import { withoutAttemptIds } from '../backend/handlers/core/attempt-transport.ts';
import {
  type Backend,
  defaultPrivacy,
  defaultQuotas,
  noCallServers,
} from '../backend/handlers/core/backend.ts';
import { decideVerification } from '../backend/handlers/doctors/verification.ts';
import { settlePayment } from '../backend/handlers/payments/confirm-payment.ts';
import { createHandlers } from '../backend/create-handlers.ts';
import { type DemoCode, listDemoCodes } from '../backend/handlers/auth/demo-codes.ts';
import { browserPasswords } from '../backend/handlers/core/passwords.ts';
import { moveQueueBooking } from '../backend/handlers/queue/queue-moves.ts';
import { demoLine, demoNetwork, followConnection } from './network/demo-network.ts';
import { type NetworkSource, openSettings } from './network/settings.ts';
import { startSweeping } from '../backend/sweep/sweep.ts';
import { createDemoOutbox, listReports, listSms } from './demo-outbox.ts';
import { requestSkipWaiting, waitForWorker } from './worker/wait-for-worker.ts';
import { relayWorkerMessages, startWorkerClient } from './worker/relay-worker-messages.ts';
import { Realtime } from '../backend/realtime/realtime.ts';
import { realtimeHandler, shareEvents } from './realtime-browser.ts';
import {
  findTabAccount,
  joinTabs,
  signFrameIn,
  type TabEnvironment,
  tabSessions,
} from './session-tab.ts';
import { BrowserStore, type ChangeSeed } from './store/browser-store.ts';
import type { ReportRecord, SmsRecord } from '../backend/store/records.ts';

const SWEEP_LOCK = 'caresetu.sweep';
/** Milliseconds. A worker that the browser stopped has lost its list of clients. */
const REACTIVATE_MS = 5000;

const loadSaving = () => import('../demo/saved/saved-demo.ts');

const limits = {
  // See ADR 0005.
  passwordIterations: 210_000,
  ...defaultQuotas,
};

export interface DemoOptions {
  /** Same origin as the page, without a trailing slash. */
  apiUrl: string;
  geocoderUrl: string;
  /** The worker's scope is the folder of this URL. */
  workerUrl: string;
}

export interface DemoStart {
  /** By default, the device's time. The data is seeded for its day. */
  at?: Date | undefined;
  seed?: ChangeSeed | undefined;
}

export interface Demo {
  /** Seeded before today, in India. */
  isFromEarlierDay: () => boolean;
  /** True if the demo's time is not the device's. */
  hasOwnTime: () => boolean;
  /** @param storage another one for a frame of the stage */
  findAccount: (storage?: TabEnvironment['storage']) => Promise<string | undefined>;
  beforeNextVisit: (storages?: TabEnvironment['storage'][]) => Promise<Date | null>;
  /** @returns false if there is no such account */
  signFrameIn: (storage: TabEnvironment['storage'], accountId: string | null) => Promise<boolean>;
  /** In all tabs. Work that falls due on the way is done first. */
  jumpTo: (instant: Date) => Promise<void>;
  reset: (start?: DemoStart) => Promise<void>;
  /** Returns the text of a file with all data. */
  save: (view: SavedView) => Promise<string>;
  /** @throws if the data is damaged, and then changes nothing */
  load: (saved: SavedDemo) => Promise<void>;
  /** Newest first. */
  sms: () => Promise<SmsRecord[]>;
  /** Newest first. */
  reports: () => Promise<ReportRecord[]>;
  codes: () => Promise<DemoCode[]>;
  moveQueue: (event: QueueEvent) => Promise<void>;
  settlePayment: (event: PaymentEvent) => Promise<void>;
  decideVerification: (doctorId: string, event: DoctorEvent) => Promise<void>;
  onChange: (listener: () => void) => () => void;
  settings: NetworkSource;
  answers: Answers;
  linkProblems: string[];
}

/** @throws without a secure context, a service worker or storage. */
export async function startDemo({ apiUrl, geocoderUrl, workerUrl }: DemoOptions): Promise<Demo> {
  if (!isSecureContext) throw new Error('Browsers have no service workers here.');
  startDemoClock();
  const { locks } = navigator;
  const environment = { storage: sessionStorage, locks };
  const files = new BrowserFiles(indexedDB);
  const store = await BrowserStore.open({
    indexedDB,
    locks,
    today: deviceDay,
    seed: async (today) =>
      (await import('../backend/seed/seed.ts')).createSeedWithFiles(today, files),
    confirmReplace: async (stored) =>
      (await import('../demo/open/request-replacement.tsx')).requestReplacement(stored),
  });
  await joinTabs(environment, store, systemClock);
  const settings = openSettings(localStorage);
  const realtime = new Realtime({ store, clock: systemClock, baseUrl: apiUrl });

  const backend: Backend = {
    store,
    files,
    realtime,
    clock: systemClock,
    baseUrl: apiUrl,
    geocoderUrl,
    sessions: tabSessions(environment),
    attempts: withoutAttemptIds,
    addressOf: () => 'demo',
    requiresSecondFactor: false,
    outbox: createDemoOutbox(systemClock),
    acceptsReports: true,
    // The demo needs no secret, because only this page can call it.
    signingKeys: [],
    webhookSecrets: [],
    doctorWebhookSecrets: [],
    passwords: browserPasswords(),
    limits,
    sharingDays: DEFAULT_SHARING_DAYS,
    isTooCommon: () => false,
    privacy: {
      ...defaultPrivacy,
      contact: { name: 'Leela Thomas', email: 'grievance@caresetu.example' },
    },
    callServers: noCallServers,
    network: demoNetwork(settings),
  };
  forgiveMissedUpdates();
  shareEvents(realtime, store);
  relayWorkerMessages(navigator.serviceWorker);
  await waitForWorker(navigator.serviceWorker, workerUrl);
  const worker = setupWorker(
    ...createHandlers(backend),
    realtimeHandler(realtime, apiUrl, {
      catchUp: () => store.catchUp(),
      line: demoLine(settings),
    }),
  );
  const starting = worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: workerUrl },
  });
  await startWorkerClient(navigator.serviceWorker, starting, () => location.reload());
  pingWorker(store);
  followConnection(settings);
  void locks.request(SWEEP_LOCK, () => {
    startSweeping(backend, { onError: warnAboutSweep });
    return new Promise(() => undefined);
  });

  const findAccount: Demo['findAccount'] = (storage = sessionStorage) =>
    store.read((reads) => findTabAccount({ storage }, reads));
  return {
    isFromEarlierDay: () => store.startedOn < deviceDay(),
    hasOwnTime,
    findAccount,
    beforeNextVisit: (storages = [sessionStorage]) =>
      store.read(async (reads) => {
        const found = storages.map((storage) => findTabAccount({ storage }, reads));
        const ids = (await Promise.all(found)).filter((id) => id !== undefined);
        return beforeNextVisit(reads, ids, systemClock.now());
      }),
    signFrameIn: (storage, accountId) => signFrameIn({ storage }, accountId, store, systemClock),
    jumpTo: (instant) => jumpTo(instant, (until) => runDueWork(backend, until, warnAboutSweep)),
    async reset({ at, seed } = {}) {
      await files.clear();
      await store.reset(at && dateInIndia(at), seed);
      resetDemoClock(at);
    },
    save: async (view) => (await loadSaving()).saveDemo({ store, files }, view),
    async load(saved) {
      await (await loadSaving()).loadDemo({ store, files }, saved);
      resetDemoClock(saved.savedAt);
    },
    sms: () => store.read(listSms),
    reports: () => store.read(listReports),
    codes: () => store.read((reads) => listDemoCodes(reads, systemClock.now())),
    moveQueue: (event) => moveQueueBooking(backend, event),
    settlePayment: (event) => settlePayment(backend, event),
    decideVerification: (doctorId, event) => decideVerification(backend, doctorId, event),
    onChange: (listener) => store.onChange(listener),
    settings,
    answers: createAnswers({ backend, findAccount, locks, storage: sessionStorage }),
    linkProblems: [],
  };
}

function deviceDay(): string {
  return dateInIndia(new Date(deviceMs()));
}

function warnAboutSweep(error: unknown): void {
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
