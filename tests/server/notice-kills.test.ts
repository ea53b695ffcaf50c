import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openFileStore } from '../../server/store/file/file-store.ts';
import {
  type ClockedServer,
  initialState,
  startClockedServer,
} from '../database/support/clocked-cluster.ts';
import {
  createReminders,
  EVE,
  getAddress,
  LEASE_LATER,
  startGateway,
  toEmails,
} from './support/due-reminders.ts';
import { startMailServer } from './support/mail-server.ts';
import { temporaryFolder } from './support/test-server.ts';

/** By each channel. */
const COUNT = 1000;
const ALL = 3 * COUNT;
/** While notices in the app are shown, and while texts are sent. */
const [APP_KILLS, TEXT_KILLS] = [1, 3];
const KILLS = APP_KILLS + TEXT_KILLS;
const LIMIT_MS = 240_000;

async function fillFile(path: string): Promise<void> {
  const seed = createReminders(COUNT, new Date(initialState.now));
  const emails = toEmails(seed.deliveries);
  const deliveries = [...seed.deliveries, ...emails];
  const store = await openFileStore({
    path,
    createSeed: () => ({ ...seed, deliveries }),
    demoAccountIds: [],
    warn: () => undefined,
  });
  await store.write(async (unit) => {
    for (const { accountId: id } of emails) {
      await unit.insert('emails', { id, address: getAddress(id), verifiedAt: initialState.now });
    }
  });
  await store.close();
}

async function readFileStore(path: string) {
  const store = await openFileStore({
    path,
    createSeed: () => {
      throw new Error('The data file is gone');
    },
    demoAccountIds: [],
    warn: () => undefined,
  });
  const data = await store.read(async (reads) => ({
    deliveries: await reads.find('deliveries'),
    notices: await reads.find('notices', { kind: 'tomorrow' }),
  }));
  await store.close();
  return data;
}

const metric = /^caresetu_notices_total\{channel="(\w+)",result="sent"\} (\d+)$/gm;

/** By the process, since it started. */
async function countSent(url: string, wanted?: 'app'): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const counts = [...text.matchAll(metric)].filter(([, one]) => !wanted || one === wanted);
  return counts.reduce((sum, [, , count]) => sum + Number(count), 0);
}

test(
  `with a data file, ${ALL} notices that are due at once are each once in the app, and ${KILLS} kills repeat at most one SMS and one e-mail each`,
  async () => {
    const dataPath = join(await temporaryFolder(), 'caresetu.json');
    await fillFile(dataPath);
    let server: ClockedServer | null = null;
    const ends: Promise<unknown>[] = [];
    const seen = { sms: 0, email: 0 };
    // The text of the kill is under way, so its claim is left open.
    const onText = (channel: keyof typeof seen) => {
      seen[channel] += 1;
      const share = (2 * COUNT) / (TEXT_KILLS + 1);
      const isKilled =
        ends.length < TEXT_KILLS && seen.sms + seen.email >= share * (ends.length + 1);
      if (!isKilled || !server) return 'answer' as const;
      ends.push(server.end('SIGKILL'));
      server = null;
      return 'wait' as const;
    };
    const gateway = await startGateway();
    gateway.onText(() => onText('sms'));
    const mail = await startMailServer({ onMail: () => onText('email') });
    const start = async () => {
      const started = await startClockedServer({
        databaseUrl: null,
        dataPath,
        smsPath: '',
        noticeTickMs: 50,
        gatewayUrl: gateway.url,
        smtpPort: mail.port,
      });
      onTestFinished(async () => void (await started.end('SIGKILL')));
      server = started;
      await started.setState({ ...initialState, now: EVE });
      return started;
    };
    const poll = { timeout: LIMIT_MS, interval: 50 };
    const { url, end } = await start();
    const shown = () => countSent(url, 'app');
    await expect.poll(shown, { ...poll, interval: 10 }).toBeGreaterThanOrEqual(COUNT / 8);
    server = null;
    await end('SIGKILL');
    const { notices: before } = await readFileStore(dataPath);
    expect([before.length > 0, before.length < COUNT]).toEqual([true, true]);
    let last = await start();
    let open = ALL;
    for (let kill = 1; kill <= TEXT_KILLS; kill += 1) {
      await expect.poll(() => ends.length, poll).toBeGreaterThanOrEqual(kill);
      await ends[kill - 1];
      const stored = await readFileStore(dataPath);
      open = stored.deliveries.filter(({ state }) => state !== 'sent').length;
      last = await start();
    }
    // The claims of the killed processes end.
    await last.setState({ ...initialState, now: LEASE_LATER });
    await expect.poll(() => countSent(last.url), poll).toBe(open);
    await last.end('SIGTERM');

    expect(new Set(gateway.phones()).size).toBe(COUNT);
    expect(new Set(mail.mails.flatMap(({ to }) => to)).size).toBe(COUNT);
    const repeated = [seen.sms - COUNT, seen.email - COUNT];
    expect(repeated.map((count) => count >= 0 && count <= TEXT_KILLS)).toEqual([true, true]);
    const { deliveries, notices } = await readFileStore(dataPath);
    expect(deliveries.filter(({ state }) => state !== 'sent')).toEqual([]);
    expect(deliveries).toHaveLength(ALL);
    expect(new Set(notices.map(({ accountId }) => accountId)).size).toBe(COUNT);
    expect(notices).toHaveLength(COUNT);
  },
  LIMIT_MS,
);
