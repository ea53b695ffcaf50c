import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { PostgresStore } from '../../server/store/postgres/postgres-store.ts';
import {
  getAddress,
  createReminders,
  EVE,
  LEASE_LATER,
  startGateway,
  toEmails,
} from '../server/support/due-reminders.ts';
import { startMailServer } from '../server/support/mail-server.ts';
import {
  type ClockedServer,
  initialState,
  startClockedCluster,
} from './support/clocked-cluster.ts';
import { createTestDatabase } from './support/test-database.ts';

const COUNT = process.env['SOAK'] ? 1000 : 300;
const KILLS = 3;
const LIMIT_MS = 240_000;
const GREY_LATER = '2026-11-23T12:34:00.000Z';

test(
  `${COUNT} reminders that are due at once are sent by three processes, and ${KILLS} kills repeat at most one text each`,
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'caresetu-deliveries-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const gateway = await startGateway();
    const cluster = await startClockedCluster({
      databaseUrl: await createTestDatabase(),
      folder,
      onEnd: (stop) => onTestFinished(stop),
      noticeTickMs: 50,
      gatewayUrl: gateway.url,
    });
    await cluster.reset(createReminders(COUNT, new Date(initialState.now)));
    const store = new PostgresStore(cluster.pool);
    const countOpen = async () => {
      const all = await store.read((reads) => reads.find('deliveries'));
      return all.filter(({ state }) => state !== 'sent').length;
    };
    const poll = { timeout: LIMIT_MS, interval: 200 };
    let running = [...cluster.servers];
    const ends: Promise<unknown>[] = [];
    const share = COUNT / (KILLS + 2);
    // Each has one text under way, so its claim is left open.
    gateway.onText((count, authorization) => {
      const isKilled = ends.length < KILLS && count >= share * (ends.length + 1);
      const sender = running.find((server) => server.authorization === authorization);
      if (!isKilled || !sender) return 'answer';
      running = running.filter((server) => server !== sender);
      ends.push(sender.end('SIGKILL'));
      return 'wait';
    });
    const replace = async () => {
      const server = await cluster.startServer();
      onTestFinished(async () => void (await server.end('SIGTERM')));
      running.push(server);
    };
    await cluster.setState({ now: EVE });
    for (let kill = 1; kill <= KILLS; kill += 1) {
      await expect.poll(() => ends.length, poll).toBeGreaterThanOrEqual(kill);
      await ends[kill - 1];
      await replace();
    }
    expect(await countOpen()).toBeGreaterThanOrEqual(KILLS);
    // The claims of the killed processes end.
    for (const server of running) await server.setState({ ...initialState, now: LEASE_LATER });
    await expect.poll(countOpen, poll).toBe(0);

    const phones = gateway.phones();
    expect(new Set(phones).size).toBe(COUNT);
    expect(phones.length - COUNT).toBeLessThanOrEqual(KILLS);
    const shown = await store.read((reads) => reads.find('notices', { kind: 'tomorrow' }));
    expect(shown).toHaveLength(COUNT);
    expect(new Set(shown.map(({ accountId }) => accountId)).size).toBe(COUNT);
  },
  LIMIT_MS,
);

const MAILS = process.env['SOAK'] ? 1000 : 90;

test(
  `${MAILS} e-mails that are due at once are sent by three processes, and ${KILLS} kills repeat at most one each`,
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'caresetu-deliveries-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    let running: ClockedServer[] = [];
    const ends: Promise<unknown>[] = [];
    const share = MAILS / (KILLS + 2);
    const greylisted = new Set<string>();
    let count = 0;
    const mail = await startMailServer({
      // Each tenth recipient is greylisted once.
      onRecipient(address) {
        if (!address.includes('0@') || greylisted.has(address)) return null;
        greylisted.add(address);
        return [451, '4.7.1 Greylisted, try again later'];
      },
      onMail({ user }) {
        count += 1;
        const isKilled = ends.length < KILLS && count >= share * (ends.length + 1);
        const sender = running.find(({ authorization }) => authorization === user);
        if (!isKilled || !sender) return 'answer';
        running = running.filter((server) => server !== sender);
        ends.push(sender.end('SIGKILL'));
        return 'wait';
      },
    });
    const cluster = await startClockedCluster({
      databaseUrl: await createTestDatabase(),
      folder,
      onEnd: (stop) => onTestFinished(stop),
      noticeTickMs: 50,
      smtpPort: mail.port,
    });
    running = [...cluster.servers];
    const seed = createReminders(MAILS, new Date(initialState.now));
    const deliveries = toEmails(seed.deliveries);
    await cluster.reset({ ...seed, deliveries });
    const store = new PostgresStore(cluster.pool);
    await store.write(async (unit) => {
      for (const { accountId: id } of deliveries) {
        const verifiedAt = initialState.now;
        await unit.insert('emails', { id, address: getAddress(id), verifiedAt });
      }
    });
    const countOpen = async () => {
      const all = await store.read((reads) => reads.find('deliveries'));
      return all.filter(({ state }) => state !== 'sent').length;
    };
    const poll = { timeout: LIMIT_MS, interval: 200 };
    await cluster.setState({ now: EVE });
    for (let kill = 1; kill <= KILLS; kill += 1) {
      await expect.poll(() => ends.length, poll).toBeGreaterThanOrEqual(kill);
      await ends[kill - 1];
      const server = await cluster.startServer();
      onTestFinished(async () => void (await server.end('SIGTERM')));
      running.push(server);
    }
    // The claims of the killed processes end, and then greylisting.
    for (const server of running) await server.setState({ ...initialState, now: LEASE_LATER });
    const countUntried = async () => {
      const all = await store.read((reads) => reads.find('deliveries'));
      return all.filter(({ state }) => state === 'due' || state === 'claimed').length;
    };
    await expect.poll(countUntried, poll).toBe(0);
    for (const server of running) await server.setState({ ...initialState, now: GREY_LATER });
    await expect.poll(countOpen, poll).toBe(0);

    const got = mail.mails.flatMap(({ to }) => to);
    const wanted = deliveries.map(({ accountId }) => getAddress(accountId));
    expect(new Set(got)).toEqual(new Set(wanted));
    // The mail server had the mails that it did not answer, too.
    expect(count - MAILS).toBeLessThanOrEqual(KILLS);
    expect(greylisted.size).toBeGreaterThan(0);
  },
  LIMIT_MS,
);
