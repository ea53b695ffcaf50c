import { getResponse, type RequestHandler, type WebSocketHandler } from 'msw';
import type { SmsContent } from '../../backend/outbox/outbox.ts';
import type { Demo } from '../../demo/demo.ts';
import { createAnswers } from '../../demo/answers/answers.ts';
import { runDueWork } from '../../backend/sweep/due-work.ts';
import { beforeNextVisit } from '../../demo/clock/next-visit.ts';
import { demoSocketFaults, demoNetwork } from '../../mocks/network/demo-network.ts';
import { DEMO_SENDER, toMail } from '../../mocks/demo-mail.ts';
import { toReply } from '../../mocks/demo-outbox.ts';
import { openSettings } from '../../mocks/network/settings.ts';
import { createMemoryFiles } from '../../backend/files/memory-files.ts';
import { systemClock } from '../../backend/core/clock.ts';
import { randomId } from '../../backend/core/crypto.ts';
import { defaultPrivacy, defaultQuotas } from '../../backend/handlers/core/backend.ts';
import { decideVerification } from '../../backend/handlers/doctors/verification.ts';
import { noteSmsReply } from '../../backend/handlers/notices/sms-replies.ts';
import { settlePayment } from '../../backend/handlers/payments/confirm-payment.ts';
import { createHandlers } from '../../backend/create-handlers.ts';
import { listDemoCodes } from '../../backend/handlers/auth/demo-codes.ts';
import { moveQueueBooking } from '../../backend/handlers/queue/queue-moves.ts';
import { openSession } from '../../backend/handlers/auth/sessions.ts';
import { realtimeHandler } from '../../mocks/realtime-browser.ts';
import { createBackend } from '../../backend/create-backend.ts';
import { findTabAccount } from '../../mocks/session-tab.ts';
import { demoAccounts } from '../../backend/seed/demo-accounts.ts';
import type { ChangeSeed } from '../../backend/seed/change-seed.ts';
import { createMemoryStore } from '../../backend/store/memory-store.ts';
import type { MailRecord, ReportRecord, SmsRecord } from '../../backend/store/records.ts';
import { authEndpoints, type User } from '../../src/contract/auth.ts';
import { setClock } from '../../src/domain/time/clock.ts';
import { createStorySeed, newcomer } from './story-seed.ts';

/** In India. */
export const TODAY = '2026-11-21';

const [meera, , ananya] = demoAccounts;

export const people = {
  guest: null,
  patient: meera.id,
  doctor: ananya.id,
  newcomer: newcomer.id,
} as const;

interface SignedIn {
  user: User;
  accessToken: string;
}

export interface StoryBackend {
  handlers: (RequestHandler | WebSocketHandler)[];
  demo: Demo;
  signIn: (accountId: string) => Promise<SignedIn>;
  write: (fromId: string, toId: string, text: string) => Promise<void>;
  turnOnSecondFactor: (accountId: string) => Promise<void>;
}

/** @param apiUrl without a trailing slash */
export async function createStoryBackend(
  apiUrl: string,
  change: ChangeSeed = (seed) => seed,
): Promise<StoryBackend> {
  const files = createMemoryFiles();
  const store = createMemoryStore(change(await createStorySeed(TODAY, files), TODAY));
  const sms: SmsRecord[] = [];
  const mails: MailRecord[] = [];
  const reports: ReportRecord[] = [];
  const listeners = new Set<() => void>();
  let refreshToken: string | null = null;
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const settings = openSettings(storage);
  const backend = createBackend({
    store,
    files,
    baseUrl: apiUrl,
    sessions: {
      read: () => refreshToken,
      write(_request, { token }) {
        refreshToken = token;
        return {};
      },
      clear() {
        refreshToken = null;
        return {};
      },
    },
    addressOf: () => 'story',
    outbox: {
      append: () => {},
      send(messages) {
        for (const { id, content } of messages) {
          const sentAt = systemClock.now().toISOString();
          if (content.kind === 'report') {
            reports.unshift(content.report);
            continue;
          }
          if (content.kind === 'email') {
            mails.unshift(toMail(id, content, sentAt));
            continue;
          }
          const { phone, text }: SmsContent = content;
          sms.unshift({ id, phone, text, sentAt });
        }
        for (const listener of listeners) listener();
      },
    },
    mail: {
      from: DEMO_SENDER,
      async send(content, at) {
        mails.unshift(toMail(randomId(), content, at.toISOString()));
        for (const listener of listeners) listener();
        return 'sent';
      },
    },
    acceptsReports: true,
    limits: { passwordIterations: 1, ...defaultQuotas },
    network: demoNetwork(settings),
    privacy: {
      ...defaultPrivacy,
      contact: { name: 'Leela Thomas', email: 'grievance@caresetu.example' },
    },
  });
  const handlers = createHandlers(backend);

  const call = async (method: string, path: string, init: RequestInit = {}): Promise<unknown> => {
    const request = new Request(`${apiUrl}${path}`, { method, ...init });
    const response = await getResponse(handlers, request);
    if (!response?.ok) throw new Error(`${method} ${path} was refused`);
    return response.json();
  };

  const sessionOf = async (accountId: string): Promise<SignedIn> => {
    refreshToken = await store.write(async (unit) => {
      const account = await unit.get('accounts', accountId);
      if (!account) throw new Error(`There is no account ${accountId}`);
      return (await openSession(unit, account, { remember: false }, systemClock.now())).issued
        .token;
    });
    const { method, path, response } = authEndpoints.refreshAtStart;
    return response.parse(await call(method, path));
  };

  const findAccount = () =>
    store.read((reads) => findTabAccount({ storage: { getItem: () => refreshToken } }, reads));

  return {
    handlers: [
      ...handlers,
      realtimeHandler(backend.realtime, apiUrl, { faults: demoSocketFaults(settings) }),
    ],
    demo: {
      isFromEarlierDay: () => false,
      hasOwnTime: () => false,
      findAccount,
      findName: async () => undefined,
      findQueueBooking: async () => undefined,
      async beforeNextVisit() {
        const accountId = await findAccount();
        return store.read(async (reads) =>
          beforeNextVisit(reads, accountId === undefined ? [] : [accountId], systemClock.now()),
        );
      },
      async jumpTo(instant) {
        await runDueWork(backend, instant, (error) => console.warn(error));
        setClock(() => instant.getTime());
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      },
      answers: createAnswers({ backend, findAccount, locks: navigator.locks, storage }),
      signFrameIn: async () => true,
      reset: async () => location.reload(),
      save: async () => '',
      load: async () => location.reload(),
      sms: async () => [...sms],
      async replyToSms(reply) {
        const sentAt = systemClock.now().toISOString();
        await noteSmsReply(backend, reply);
        sms.unshift(toReply(reply, sentAt));
        for (const listener of listeners) listener();
      },
      mails: async () => [...mails],
      reports: async () => [...reports],
      codes: () => store.read((reads) => listDemoCodes(reads, systemClock.now())),
      moveQueue: (event) => moveQueueBooking(backend, event),
      settlePayment: (event) => settlePayment(backend, event),
      decideVerification: (doctorId, event) => decideVerification(backend, doctorId, event),
      onChange(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      settings,
      linkProblems: [],
    },
    signIn: sessionOf,
    turnOnSecondFactor: (id) =>
      store.write((unit) =>
        unit.insert('secondFactors', {
          id,
          secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
          confirmedAt: '2026-11-20T04:00:00.000Z',
          lastStep: 0,
          recoveryHashes: [],
        }),
      ),
    async write(fromId, toId, text) {
      const own = refreshToken;
      const { accessToken } = await sessionOf(fromId);
      refreshToken = own;
      await call('POST', `/api/messages/send/${toId}`, {
        headers: { authorization: `Bearer ${accessToken}` },
        body: JSON.stringify({
          clientId: randomId(),
          content: { textContent: text, shareDoc: null },
        }),
      });
    },
  };
}
