import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { people, visit } from '../../backend/testing/test-seed.ts';
import { OperationLog } from './operation-log.ts';
import type { Operation } from '../../backend/store/operations.ts';

beforeEach(() => {
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the operation log reads each record in a large demo only once', async () => {
  const log = new OperationLog(new IDBFactory(), 'test');
  const { patientA } = people;
  const records: Operation[] = [{ collection: 'accounts', id: patientA.id, record: patientA }];
  for (let number = 1; number <= 2500; number += 1) {
    const record = visit(`v${number}`, '10:00', 'completed');
    records.push({ collection: 'appointments', id: record.id, record });
  }
  await log.replaceAll(
    {
      generation: 'one',
      seededOn: '2026-11-23',
      startedOn: '2026-11-23',
      compactedThrough: 0,
      schemaVersion: 1,
    },
    records,
  );
  const read = await log.readRecords();
  expect(read).toHaveLength(records.length);
  expect(new Set(read.map(({ id }) => id))).toEqual(new Set(records.map(({ id }) => id)));
  await log.close();
});
