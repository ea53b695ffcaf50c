import { expect, test } from 'vitest';
import { testStore } from '../../mocks/store/core/store-contract.ts';
import { createSqlReads } from '../../mocks/store/postgres/sql.ts';
import { queryRows } from '../../mocks/store/postgres/transaction.ts';
import { createTestSeed, people } from '../../mocks/testing/test-seed.ts';
import { openTestStore } from './support/open-store.ts';

const { patientA, patientB } = people;

test('records that are requested together are read with one statement', async () => {
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

testStore(async (seed) => (await openTestStore(seed)).store);
