import { expect, test } from 'vitest';
import { auditRead } from '../../backend/handlers/records/audit.ts';
import { readAs } from '../../backend/handlers/records/read-shared.ts';
import { errorCode } from '../../backend/store/storage-error.ts';
import { createTestSeed, people } from '../../backend/testing/test-seed.ts';
import { findTrailProblems } from '../../backend/testing/test-trail.ts';
import { openTestStore } from './support/open-store.ts';

const { patientA, patientB, doctorA } = people;
const REFUSED = '42501';
const at = new Date('2026-11-23T04:00:00.000Z');

async function openTrail(reads = 2) {
  const opened = await openTestStore(createTestSeed());
  for (let read = 0; read < reads; read += 1) {
    await opened.store.write((unit) =>
      auditRead(unit, doctorA, patientA.id, 'records', [{ id: `record-${read}` }], at),
    );
  }
  return opened;
}

test.each([
  "UPDATE audit_entries SET reader_id = 'someone-else' WHERE position = 1",
  "INSERT INTO audit_entries SELECT * FROM audit_entries ON CONFLICT (id) DO UPDATE SET hash = ''",
  'DELETE FROM audit_entries WHERE position = 2',
  'TRUNCATE audit_entries',
  'TRUNCATE audit_entries, audit_chains',
])('the database refuses %s', async (statement) => {
  const { pool } = await openTrail();
  expect(await pool.query(statement).catch(errorCode)).toBe(REFUSED);
  const { rows } = await pool.query('SELECT position, reader_id FROM audit_entries');
  expect(rows).toEqual([
    { position: '1', reader_id: doctorA.id },
    { position: '2', reader_id: doctorA.id },
  ]);
});

test('a transaction for retention can remove entries, but not change them', async () => {
  const { pool } = await openTrail();
  const client = await pool.connect();
  try {
    await client.query("BEGIN; SET LOCAL caresetu.retention = 'on'");
    await client.query('DELETE FROM audit_entries WHERE position = 1');
    const change = client.query("UPDATE audit_entries SET hash = ''");
    expect(await change.catch(errorCode)).toBe(REFUSED);
    await client.query('ROLLBACK');
    expect(await client.query('DELETE FROM audit_entries').catch(errorCode)).toBe(REFUSED);
  } finally {
    client.release();
  }
});

test('the store removes an entry whose period has ended', async () => {
  const { pool, store } = await openTrail();
  await store.write((unit) => unit.removeAuditEntry(`${patientA.id}|1`), {
    chainId: patientA.id,
  });
  const { rows } = await pool.query('SELECT position FROM audit_entries');
  expect(rows).toEqual([{ position: '2' }]);
});

test('40 reads of two patients at the same time are stored without a repetition', async () => {
  let retries = 0;
  const { store } = await openTestStore(createTestSeed(), { onRetry: () => (retries += 1) });
  const read = ({ id }: typeof patientA, record: string) =>
    readAs({ store, clock: { now: () => at } }, doctorA, id, async () => ({
      response: id,
      kind: 'records',
      items: [{ id: record }],
    }));
  const patients = [patientA, patientB];
  for (const patient of patients) await read(patient, 'record');
  retries = 0;
  // Equal reads would add no entry.
  const records = Array.from({ length: 20 }, (_, index) => `record-${index}`);
  await Promise.all(records.flatMap((record) => patients.map((patient) => read(patient, record))));
  expect(retries).toBe(0);
  expect(await findTrailProblems(store, at)).toEqual([]);
  const chains = await store.read((reads) => reads.find('auditChains'));
  expect(chains.map(({ length }) => length)).toEqual([21, 21]);
});
