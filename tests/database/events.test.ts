import { expect, onTestFinished, test, vi } from 'vitest';
import type { RealtimeEvent, SignalEvent } from '../../backend/handlers/core/realtime-events.ts';
import { openPostgres } from '../../server/store/postgres/open-postgres.ts';
import { PostgresEvents } from '../../server/store/postgres/postgres-events.ts';
import { PostgresStore } from '../../server/store/postgres/postgres-store.ts';
import { inTransaction } from '../../server/store/postgres/transaction.ts';
import { createTestPool } from './support/open-store.ts';
import { withClient } from './support/databases.ts';
import { createTestDatabase } from './support/test-database.ts';

const LIMIT = { timeout: 10_000 };

async function openEvents() {
  const url = await createTestDatabase();
  const pool = createTestPool(url);
  const events = await PostgresEvents.open(url, pool, () => undefined);
  onTestFinished(() => events.close());
  const received: unknown[] = [];
  events.subscribe((event) => received.push(event));
  return { url, pool, events, received };
}

/** Advances performance.now(), but not the timers. */
function passSeconds(seconds: number): void {
  const later = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => later() + seconds * 1000);
  onTestFinished(() => void vi.restoreAllMocks());
}

const insert = (name: string) => `INSERT INTO events (payload) VALUES ('"${name}"')`;

function read(to: string): RealtimeEvent {
  const payload = { senderId: 'a', receiverId: to, status: 'read', upTo: 1 } as const;
  return { to: [to], event: 'message_status', payload };
}

function createSignal(payload: SignalEvent['payload']): SignalEvent {
  return { to: ['person'], event: 'call_signal', payload };
}

test('an event is not delivered while an earlier transaction is open', async () => {
  const { url, pool, events, received } = await openEvents();
  const queries = vi.spyOn(pool, 'query');
  await withClient(url, async (client) => {
    await client.query('BEGIN');
    await client.query(insert('first'));
    await withClient(url, (other) => other.query(insert('second')));
    events.flush();
    const before = queries.mock.calls.length;
    // Reads run one after another, so by now at least one has completed.
    await expect.poll(() => queries.mock.calls.length, LIMIT).toBeGreaterThan(before + 2);
    expect(received).toEqual([]);
    passSeconds(60);
    expect(events.lagSeconds()).toBeGreaterThan(50);
    await client.query('COMMIT');
  });
  await expect.poll(() => received, LIMIT).toEqual(['first', 'second']);
  await expect.poll(() => events.lagSeconds(), LIMIT).toBeLessThan(50);
});

test('commits in quick succession share a notification', async () => {
  const { pool, events } = await openEvents();
  const queries = vi.spyOn(pool, 'query');
  for (let commit = 0; commit < 10; commit += 1) events.flush();
  await events.close();
  const notifications = queries.mock.calls.filter(([text]) => String(text).startsWith('NOTIFY'));
  expect(notifications).toHaveLength(2);
});

test('a process reports that it is not ready if it cannot read events', async () => {
  const { pool, events } = await openEvents();
  await pool.query('ALTER TABLE events RENAME TO hidden');
  await expect(events.check()).resolves.toBeUndefined();
  passSeconds(16);
  await expect(events.check()).rejects.toThrow(/No events were read for \d+ seconds/);
  await pool.query('ALTER TABLE hidden RENAME TO events');
  await expect.poll(() => events.check().then(() => 'ready', String), LIMIT).toBe('ready');
});

test('events are delivered even without a database notification, and after a lost connection', async () => {
  const { url, received } = await openEvents();
  await withClient(url, async (client) => {
    await client.query(insert('without notification'));
    await expect.poll(() => received, LIMIT).toHaveLength(1);
    await client.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'caresetu events'`,
    );
    await client.query(insert('after a cut'));
    await expect.poll(() => received, LIMIT).toEqual(['without notification', 'after a cut']);
  });
});

test('events are committed in order and atomically with the change that they report', async () => {
  const { pool, events, received } = await openEvents();
  const store = new PostgresStore(pool, { onEvents: () => events.flush() });
  const lost = store.write(async (unit) => {
    events.append(unit, [read('lost')]);
    throw new Error('stop here');
  });
  await expect(lost).rejects.toThrow('stop here');
  const people = Array.from({ length: 20 }, (_, index) => read(`person-${index}`));
  await store.write(async (unit) => events.append(unit, people));
  await expect.poll(() => received, LIMIT).toEqual(people);
});

test('signals arrive whole and in order, each after the events that were committed before it', async () => {
  const { url, pool, received } = await openEvents();
  const other = await PostgresEvents.open(url, pool, () => undefined);
  onTestFinished(() => other.close());
  const store = new PostgresStore(pool, { onEvents: () => other.flush() });
  const pairs = Array.from({ length: 10 }, (_, index) => {
    const signal = {
      kind: 'description',
      type: 'offer',
      sdp: 'ठीक '.repeat(index * 2000),
    } as const;
    const payload = { appointmentId: `visit-${index}`, from: 'one', to: 'other', signal };
    return { before: read(`person-${index}`), signal: createSignal(payload) };
  });
  for (const { before, signal } of pairs) {
    await store.write(async (unit) => other.append(unit, [before]));
    await other.pass(signal);
  }
  const signals = pairs.map(({ signal }) => signal);
  const isSignal = (event: unknown) => JSON.stringify(event).includes('call_signal');
  await expect.poll(() => received.filter(isSignal), LIMIT).toEqual(signals);
  const positions = received.map((event) => JSON.stringify(event));
  for (const { before, signal } of pairs) {
    const [earlier, later] = [before, signal].map((event) =>
      positions.indexOf(JSON.stringify(event)),
    );
    expect(earlier).toBeGreaterThanOrEqual(0);
    expect(earlier).toBeLessThan(later ?? 0);
  }
  const { rows } = await pool.query("SELECT 1 FROM events WHERE payload::text LIKE '%sdp%'");
  expect(rows).toEqual([]);
});

test('events older than an hour are removed, even when the sweep fails', async () => {
  const url = await createTestDatabase();
  const opened = await openPostgres(url, url, () => undefined);
  onTestFinished(() => opened.close());
  const rows = () =>
    withClient(url, (client) => client.query('SELECT payload FROM events ORDER BY id'));
  await withClient(url, async (client) => {
    await client.query(insert('old'));
    await client.query("UPDATE events SET created_at = now() - interval '61 minutes'");
    await client.query(insert('new'));
  });
  const sweep = opened.sweepAlone(() => Promise.reject(new Error('The disk is full')));
  await expect(sweep).rejects.toThrow('The disk is full');
  expect((await rows()).rows).toEqual([{ payload: 'new' }]);
});

test('only one process runs the sweep at a time', async () => {
  const url = await createTestDatabase();
  const first = await openPostgres(url, url, () => undefined);
  onTestFinished(() => first.close());
  const second = await openPostgres(url, url, () => undefined);
  onTestFinished(() => second.close());
  const sweeps: string[] = [];
  await first.sweepAlone(async () => {
    await second.sweepAlone(async () => void sweeps.push('second'));
    sweeps.push('first');
  });
  await second.sweepAlone(async () => void sweeps.push('second'));
  expect(sweeps).toEqual(['first', 'second']);
});

test('a transaction rejects statements after its commit', async () => {
  const { pool } = await openEvents();
  const query = await inTransaction(pool, async (query) => query);
  await expect(query('SELECT 1')).rejects.toThrow('The transaction has ended');
});
