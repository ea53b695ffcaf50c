import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { timeAtMinutes } from '../../src/domain/time/india-time.ts';
import { deliveryRecords } from '../../backend/seed/delivery-seed.ts';
import type { AppointmentRecord, SeedData } from '../../backend/store/records.ts';
import { createTestSeed, people, visit } from '../../backend/testing/test-seed.ts';
import { PostgresStore } from '../../server/store/postgres/postgres-store.ts';
import { startMailServer } from '../server/support/mail-server.ts';
import {
  type ClockedServer,
  initialState,
  startClockedCluster,
} from './support/clocked-cluster.ts';
import { createTestDatabase } from './support/test-database.ts';

const body = z.object({ phone: z.string() });
const COUNT = process.env['SOAK'] ? 1000 : 300;
const KILLS = 3;
const LIMIT_MS = 240_000;
/** 18:00 in India, on the day before the visits. */
const EVE = '2026-11-23T12:30:00.000Z';
const LEASE_LATER = '2026-11-23T12:33:00.000Z';
const GREY_LATER = '2026-11-23T12:34:00.000Z';

function createReminders(): SeedData {
  const seed = createTestSeed();
  const patients = Array.from({ length: COUNT }, (_, index) => ({
    ...people.patientA,
    id: `patient-${index}`,
    phone: String(9_100_000_000 + index),
  }));
  const visits = patients.map(({ id: patientId }, index): AppointmentRecord => {
    const time = timeAtMinutes(60 + index);
    const booked = visit(`visit-${index}`, time, 'scheduled');
    return { ...booked, patientId, appointmentType: 'in-person' };
  });
  return {
    ...seed,
    accounts: [...seed.accounts, ...patients],
    appointments: visits,
    deliveries: deliveryRecords(visits, new Date(initialState.now)).filter(
      ({ kind }) => kind === 'tomorrow',
    ),
  };
}

type OnText = (count: number, authorization: string | undefined) => 'answer' | 'wait';

async function startGateway() {
  const sent: string[] = [];
  let onText: OnText = () => 'answer';
  const server = createServer(async (request, response) => {
    sent.push(body.parse(JSON.parse(await text(request))).phone);
    if (onText(sent.length, request.headers.authorization) === 'answer') response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = z.object({ port: z.int() }).parse(server.address());
  return {
    url: `http://127.0.0.1:${port}/`,
    phones: () => sent,
    onText: (handler: OnText) => void (onText = handler),
  };
}

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
    await cluster.reset(createReminders());
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

const addressOf = (accountId: string) => `${accountId}@example.com`;
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
    const seed = createReminders();
    const deliveries = (seed.deliveries ?? [])
      .filter(({ channel }) => channel === 'sms')
      .slice(0, MAILS)
      .map((sms) => ({ ...sms, id: sms.id.replace(/sms$/, 'email'), channel: 'email' as const }));
    await cluster.reset({ ...seed, deliveries });
    const store = new PostgresStore(cluster.pool);
    await store.write(async (unit) => {
      for (const { accountId: id } of deliveries) {
        const verifiedAt = initialState.now;
        await unit.insert('emails', { id, address: addressOf(id), verifiedAt });
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
    const wanted = deliveries.map(({ accountId }) => addressOf(accountId));
    expect(new Set(got)).toEqual(new Set(wanted));
    // The mail server had the mails that it did not answer, too.
    expect(count - MAILS).toBeLessThanOrEqual(KILLS);
    expect(greylisted.size).toBeGreaterThan(0);
  },
  LIMIT_MS,
);
