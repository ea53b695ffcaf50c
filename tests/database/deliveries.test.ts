import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { PostgresStore } from '../../server/store/postgres/postgres-store.ts';
import { queryRows } from '../../server/store/postgres/transaction.ts';
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

/** By each channel. */
const COUNT = 1000;
const KILLS = 3;
const LIMIT_MS = 240_000;
const GREY_LATER = '2026-11-23T12:34:00.000Z';

test(
  `three processes show ${COUNT} reminders that are due at once, and send as many SMS and e-mails, and ${KILLS} kills repeat at most one SMS and one e-mail each`,
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'caresetu-deliveries-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    let running: ClockedServer[] = [];
    const ends: Promise<unknown>[] = [];
    const seen = { sms: 0, email: 0 };
    // The text of the kill is under way, so its claim is left open.
    const onText = (channel: keyof typeof seen, authorization: string | undefined) => {
      seen[channel] += 1;
      const share = (2 * COUNT) / (KILLS + 2);
      const isKilled = ends.length < KILLS && seen.sms + seen.email >= share * (ends.length + 1);
      const sender = running.find((server) => server.authorization === authorization);
      if (!isKilled || !sender) return 'answer' as const;
      running = running.filter((server) => server !== sender);
      ends.push(sender.end('SIGKILL'));
      return 'wait' as const;
    };
    const gateway = await startGateway();
    gateway.onText((_, authorization) => onText('sms', authorization));
    const greylisted = new Set<string>();
    const mail = await startMailServer({
      // Each tenth recipient is greylisted once.
      onRecipient(address) {
        if (!address.includes('0@') || greylisted.has(address)) return null;
        greylisted.add(address);
        return [451, '4.7.1 Greylisted, try again later'];
      },
      onMail: ({ user }) => onText('email', user),
    });
    const cluster = await startClockedCluster({
      databaseUrl: await createTestDatabase(),
      folder,
      onEnd: (stop) => onTestFinished(stop),
      noticeTickMs: 50,
      gatewayUrl: gateway.url,
      smtpPort: mail.port,
    });
    running = [...cluster.servers];
    const seed = createReminders(COUNT, new Date(initialState.now));
    const emails = toEmails(seed.deliveries);
    await cluster.reset({ ...seed, deliveries: [...seed.deliveries, ...emails] });
    const store = new PostgresStore(cluster.pool);
    await store.write(async (unit) => {
      for (const { accountId: id } of emails) {
        const verifiedAt = initialState.now;
        await unit.insert('emails', { id, address: getAddress(id), verifiedAt });
      }
    });
    const count = async (states: string[]) => {
      const query = 'SELECT count(*) FROM deliveries WHERE state = ANY($1)';
      const [row] = await queryRows(cluster.pool, query, [states]);
      return Number(row?.['count']);
    };
    const countUntried = () => count(['due', 'claimed']);
    const countOpen = () => count(['due', 'claimed', 'failed']);
    const poll = { timeout: LIMIT_MS, interval: 200 };
    await cluster.setState({ now: EVE });
    for (let kill = 1; kill <= KILLS; kill += 1) {
      await expect.poll(() => ends.length, poll).toBeGreaterThanOrEqual(kill);
      await ends[kill - 1];
      const server = await cluster.startServer();
      onTestFinished(async () => void (await server.end('SIGTERM')));
      running.push(server);
    }
    expect(await count(['claimed'])).toBeGreaterThanOrEqual(KILLS);
    // The claims of the killed processes end, and then greylisting.
    for (const now of [LEASE_LATER, GREY_LATER]) {
      for (const server of running) await server.setState({ ...initialState, now });
      await expect.poll(countUntried, poll).toBe(0);
    }
    await expect.poll(countOpen, poll).toBe(0);

    expect(new Set(gateway.phones()).size).toBe(COUNT);
    expect(new Set(mail.mails.flatMap(({ to }) => to))).toEqual(
      new Set(emails.map(({ accountId }) => getAddress(accountId))),
    );
    const repeated = [seen.sms - COUNT, seen.email - COUNT];
    expect(repeated.map((times) => times >= 0 && times <= KILLS)).toEqual([true, true]);
    expect(greylisted.size).toBe(COUNT / 10);
    const shown = await store.read((reads) => reads.find('notices', { kind: 'tomorrow' }));
    expect(shown).toHaveLength(COUNT);
    expect(new Set(shown.map(({ accountId }) => accountId)).size).toBe(COUNT);
    const deliveries = await store.read((reads) => reads.find('deliveries'));
    expect(deliveries).toHaveLength(3 * COUNT);
    expect(deliveries.filter(({ state }) => state !== 'sent')).toEqual([]);
  },
  LIMIT_MS,
);
