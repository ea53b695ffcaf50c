import { expect, test } from 'vitest';
import { testStore } from '../../backend/testing/store-contract.ts';
import { createSqlReads } from '../../server/store/postgres/sql.ts';
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
