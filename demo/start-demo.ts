import { isBooked } from '../src/domain/queue/queue-status.ts';
import { systemClock } from '../backend/core/clock.ts';
import { listDemoCodes } from '../backend/handlers/auth/demo-codes.ts';
import { decideVerification } from '../backend/handlers/doctors/verification.ts';
import { noteSmsReply } from '../backend/handlers/notices/sms-replies.ts';
import { settlePayment } from '../backend/handlers/payments/confirm-payment.ts';
import { toQueueResponse } from '../backend/handlers/queue/queue-response.ts';
import { moveQueueBooking } from '../backend/handlers/queue/queue-moves.ts';
import { runDueWork } from '../backend/sweep/due-work.ts';
import { listMails } from '../mocks/demo-mail.ts';
import { listReports, listSms, receiveReply } from '../mocks/demo-outbox.ts';
import { demoSocketFaults, demoNetwork, followConnection } from '../mocks/network/demo-network.ts';
import { openSettings } from '../mocks/network/settings.ts';
import { findTabAccount, signFrameIn } from '../mocks/session-tab.ts';
import {
  type BrowserBackendOptions,
  deviceDay,
  startBrowserBackend,
  warnAboutSweep,
} from '../mocks/start-browser-backend.ts';
import { createAnswers } from './answers/answers.ts';
import { hasOwnTime, jumpTo, resetDemoClock, startDemoClock } from './clock/clock.ts';
import { beforeNextVisit } from './clock/next-visit.ts';
import type { Demo } from './demo.ts';

const loadSaving = () => import('./saved/saved-demo.ts');

/** @throws without a secure context, a service worker or storage. */
export async function startDemo(
  options: Pick<BrowserBackendOptions, 'apiUrl' | 'workerUrl'>,
): Promise<Demo> {
  if (!isSecureContext) throw new Error('Browsers have no service workers here.');
  startDemoClock();
  const settings = openSettings(localStorage);
  const { backend, store, files } = await startBrowserBackend({
    ...options,
    network: demoNetwork(settings),
    faults: demoSocketFaults(settings),
    confirmReplace: async (stored) =>
      (await import('./open/request-replacement.tsx')).requestReplacement(stored),
  });
  followConnection(settings);
  const { locks } = navigator;

  const findAccount: Demo['findAccount'] = (storage = sessionStorage) =>
    store.read((reads) => findTabAccount({ storage }, reads));
  return {
    isFromEarlierDay: () => store.startedOn < deviceDay(),
    hasOwnTime,
    findAccount,
    findName: (storage) =>
      store.read(async (reads) => {
        const id = await findTabAccount({ storage }, reads);
        return id === undefined ? undefined : (await reads.get('accounts', id))?.name;
      }),
    findQueueBooking: (storage) =>
      store.read(async (reads) => {
        const patientId = await findTabAccount({ storage }, reads);
        if (patientId === undefined) return undefined;
        const [latest] = (await reads.find('queueBookings', { patientId }))
          .filter(({ status }) => isBooked(status))
          .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
        return latest && toQueueResponse(backend, reads, latest);
      }),
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
      await store.reset(at, seed);
      resetDemoClock(at);
    },
    save: async (view) => (await loadSaving()).saveDemo({ store, files }, view),
    async load(saved) {
      await (await loadSaving()).loadDemo({ store, files }, saved);
      resetDemoClock(saved.savedAt);
    },
    sms: () =>
      store.read(async (reads) => {
        const all = await listSms(reads);
        const id = await findTabAccount({ storage: sessionStorage }, reads);
        const own = id === undefined ? undefined : await reads.get('accounts', id);
        return own ? all.filter(({ phone }) => phone === own.phone) : all;
      }),
    async replyToSms(reply) {
      const sentAt = systemClock.now().toISOString();
      await noteSmsReply(backend, reply);
      // After its effect, because the phone has no button once a reply is stored.
      await store.write((unit) => receiveReply(unit, reply, sentAt));
    },
    mails: () =>
      store.read(async (reads) => {
        const id = await findTabAccount({ storage: sessionStorage }, reads);
        if (id === undefined) return [];
        const own = [await reads.get('emails', id), await reads.get('emailChanges', id)];
        const addresses = own.map((one) => one?.address);
        return (await listMails(reads)).filter(({ address }) => addresses.includes(address));
      }),
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
