import { expect, test } from 'vitest';
import { testStore } from '../../backend/testing/store-contract.ts';
import { newConversation } from '../../backend/handlers/conversations/conversations.ts';
import { replace, type Store } from '../../backend/store/store.ts';
import { PostgresStore } from '../../server/store/postgres/postgres-store.ts';
import { createSqlReads, createTransactionReads } from '../../server/store/postgres/sql.ts';
import { queryRows } from '../../server/store/postgres/transaction.ts';
import { createTestSeed, people } from '../../backend/testing/test-seed.ts';
import { openTestStore } from './support/open-store.ts';
import { withClient } from './support/databases.ts';
import { createTestDatabase } from './support/test-database.ts';

const { patientA, patientB } = people;

test('concurrent reads of several records are batched into one statement', async () => {
  const { pool } = await openTestStore(createTestSeed());
  let statements = 0;
  const reads = createSqlReads((text, values) => {
    statements += 1;
    return queryRows(pool, text, values);
  });
  const ids = [patientA.id, 'missing', patientB.id, patientA.id];
  const found = await Promise.all(ids.map((id) => reads.get('accounts', id)));
  expect(found).toEqual([patientA, undefined, patientB, patientA]);
  expect(statements).toBe(1);
  expect(await reads.get('accounts', patientB.id)).toEqual(patientB);
  expect(statements).toBe(2);
});

test('a transaction reads two records of each of several collections by one statement', async () => {
  const { pool } = await openTestStore(createTestSeed());
  let statements = 0;
  const reads = createTransactionReads((text, values) => {
    statements += 1;
    return queryRows(pool, text, values);
  });
  const found = await Promise.all([
    reads.get('accounts', patientA.id),
    reads.get('accounts', 'missing'),
    reads.get('doctors', people.doctorA.id),
    reads.get('doctors', people.doctorB.id),
    reads.get('throttles', 'missing'),
  ]);
  expect(statements).toBe(1);
  const [account, nobody, one, other, none] = found;
  expect([account, nobody, none]).toEqual([patientA, undefined, undefined]);
  expect([one?.id, other?.id]).toEqual([people.doctorA.id, people.doctorB.id]);
});

test('a write waits for another one with the same turn in another process, and none is repeated', async () => {
  let retries = 0;
  const onRetry = () => (retries += 1);
  const { store, pool } = await openTestStore(createTestSeed(), { onRetry });
  const other = new PostgresStore(pool, { onRetry });
  const pairKey = 'a|b';
  const both = [patientA, people.doctorA] as const;
  const conversation = { ...newConversation('chat', both, new Date('2026-11-24')), pairKey };
  await store.write((unit) => unit.insert('conversations', conversation));
  let read = 0;
  const count = (process: Store, hold: () => Promise<unknown>) =>
    process.write(
      async (unit) => {
        const [found] = await unit.find('conversations', { pairKey });
        read += 1;
        await hold();
        await unit.update('conversations', 'chat', { lastSeq: (found?.lastSeq ?? NaN) + 1 });
      },
      { turn: pairKey },
    );
  const isWaiting = async () => {
    const [row] = await queryRows(
      pool,
      `SELECT count(*) AS count FROM pg_locks JOIN pg_database ON pg_database.oid = database
        OR database IS NULL WHERE datname = current_database() AND NOT granted`,
    );
    return Number(row?.['count']) > 0;
  };
  let second: Promise<void> | undefined;
  await count(store, async () => {
    second = count(other, async () => undefined);
    await expect.poll(isWaiting).toBe(true);
  });
  await second;
  expect(read).toBe(2);
  expect(retries).toBe(0);
  const stored = await store.read((reads) => reads.get('conversations', 'chat'));
  expect(stored?.lastSeq).toBe(2);
});

test('a write that was refused before its duplicates were read runs once more, and no other', async () => {
  const { store } = await openTestStore(createTestSeed());
  let runs = 0;
  const refuse = (insert: boolean) =>
    store.write(async (unit) => {
      runs += 1;
      if (insert) await unit.insert('settings', { id: 'a', value: '1' });
      throw new Error('No');
    });
  await expect(refuse(false)).rejects.toThrow('No');
  expect(runs).toBe(1);
  await expect(refuse(true)).rejects.toThrow('No');
  expect(runs).toBe(3);
  const replaced = store.write(async (unit) => {
    runs += 1;
    await replace(unit, 'settings', { id: 'a', value: '1' });
    throw new Error('No');
  });
  await expect(replaced).rejects.toThrow('No');
  expect(runs).toBe(4);
});

test('the store finds a message by its attachment without reading every message', async () => {
  const plan = await withClient(await createTestDatabase(), async (client) => {
    await client.query('SET enable_seqscan = off');
    const lines: (string | null | undefined)[] = [];
    const reads = createSqlReads(async (text, values) => {
      const rows = await queryRows(client, `EXPLAIN ${text}`, values);
      lines.push(...rows.map((row) => row['QUERY PLAN']));
      return [];
    });
    await reads.find('messages', { 'file.hash': 'a' });
    return lines.join('\n');
  });
  expect(plan).toMatch(/Index Scan (?:on|using) messages_file/);
});

testStore(async (seed) => (await openTestStore(seed)).store);
