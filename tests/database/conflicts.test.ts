import { expect, test, vi } from 'vitest';
import { errorResponse } from '../../backend/handlers/core/api-error.ts';
import { StoreBusyError } from '../../backend/store/storage-error.ts';
import type { UnitOfWork } from '../../backend/store/store.ts';
import { inTransaction } from '../../server/store/postgres/transaction.ts';
import { createTestSeed, people, visit } from '../../backend/testing/test-seed.ts';
import { openTestStore } from './support/open-store.ts';
import { withClient } from './support/databases.ts';

const first = visit('visit-1', '10:00', 'pending');
const second = { ...first, id: 'visit-2', patientId: people.patientB.id };
const setting = (value: string) => ({ id: 'a', value });

test("a write that conflicts with another write is retried and sees the other write's data", async () => {
  const onRetry = vi.fn<() => void>();
  const { store } = await openTestStore(undefined, { onRetry });
  await store.write((unit) => unit.insert('settings', setting('0')));
  let runs = 0;
  const seen = await store.write(async (unit) => {
    runs += 1;
    const before = await unit.get('settings', 'a');
    if (runs === 1) await store.write((other) => other.update('settings', 'a', { value: '1' }));
    await unit.update('settings', 'a', { value: `${before?.value} and 2` });
    return before?.value;
  });
  expect([runs, seen]).toEqual([2, '1']);
  expect(await store.read((reads) => reads.get('settings', 'a'))).toEqual(setting('1 and 2'));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('a write that violates a constraint is retried and sees the conflicting record', async () => {
  const { store } = await openTestStore(createTestSeed());
  const where = { doctorId: first.doctorId, date: first.date, time: first.time };
  let runs = 0;
  const book = (unit: UnitOfWork, record: typeof first) => unit.insert('appointments', record);
  const found = await store.write(async (unit) => {
    runs += 1;
    if (runs === 1) await store.write((other) => book(other, first));
    if (runs === 1) await book(unit, second);
    return unit.find('appointments', where);
  });
  expect(found).toEqual([first]);
  expect(runs).toBe(2);
});

test('a write that conflicts on every attempt fails with 503 and Retry-After', async () => {
  const onRetry = vi.fn<() => void>();
  const { store } = await openTestStore(undefined, { mostAttempts: 3, onRetry });
  await store.write((unit) => unit.insert('settings', setting('0')));
  let runs = 0;
  const error: unknown = await store
    .write(async (unit) => {
      runs += 1;
      await unit.get('settings', 'a');
      await store.write((other) => other.update('settings', 'a', { value: `other ${runs}` }));
      await unit.update('settings', 'a', { value: 'mine' });
    })
    .catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StoreBusyError);
  expect(runs).toBe(3);
  expect(onRetry).toHaveBeenCalledTimes(2);
  const response = errorResponse(error);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await response.json()).toMatchObject({ code: 'busy' });
  expect(await store.read((reads) => reads.get('settings', 'a'))).toEqual(setting('other 3'));
});

test('a failed statement makes the whole write fail, even if its error is caught', async () => {
  const { store } = await openTestStore();
  const write = store.write(async (unit) => {
    await unit.find('sms', { sentAt: 'no instant' }).catch(() => undefined);
    await unit.insert('settings', setting('1')).catch(() => undefined);
  });
  await expect(write).rejects.toThrow('invalid input syntax');
  expect(await store.read((reads) => reads.find('settings'))).toEqual([]);
});

test('a transaction sends no further statements after one has failed', async () => {
  const { pool, store } = await openTestStore();
  const write = inTransaction(pool, async (query) => {
    await Promise.all([
      query("INSERT INTO settings VALUES ('a', '1')"),
      query('SELECT nothing'),
      query("INSERT INTO settings VALUES ('b', '2')"),
    ]);
  });
  await expect(write).rejects.toThrow('nothing');
  expect(await store.read((reads) => reads.find('settings'))).toEqual([]);
});

test('a write succeeds after the database has closed all connections', async () => {
  const { url, store } = await openTestStore();
  const cut = () =>
    withClient(url, (client) =>
      client.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid()`,
      ),
    );
  const interrupted = store.write(async (unit) => {
    await unit.insert('settings', setting('1'));
    await cut();
  });
  await expect(interrupted).rejects.toBeInstanceOf(StoreBusyError);
  expect(await store.read((reads) => reads.find('settings'))).toEqual([]);
  await store.write((unit) => unit.insert('settings', setting('2')));
  expect(await store.read((reads) => reads.get('settings', 'a'))).toEqual(setting('2'));
});
