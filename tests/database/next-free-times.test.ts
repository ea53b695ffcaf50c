import { Client } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { createTestBackend } from '../../backend/testing/test-backend.ts';
import { createTestSeed, people, unansweredVisit } from '../../backend/testing/test-seed.ts';
import { seedOperations } from '../../backend/store/operations.ts';
import { createPool } from '../../server/store/postgres/pool.ts';
import { PostgresStore } from '../../server/store/postgres/postgres-store.ts';
import { fillDatabase } from '../../server/store/postgres/transfer.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { createTestDatabase } from './support/test-database.ts';

const NOW = '2026-11-23T04:00:00.000Z';

const statement = z.object({ text: z.string(), values: z.array(z.unknown()) });
const plan = z.array(z.object({ 'QUERY PLAN': z.string() }));

/** Each doctor has 200 visits, one a day, of which the last 14 are still to come. */
async function openBusyDatabase() {
  const url = await createTestDatabase({ onEnd: onTestFinished });
  const pool = createPool(url, () => undefined);
  onTestFinished(() => pool.end());
  await fillDatabase(pool, async () => seedOperations(createTestSeed([unansweredVisit])));
  const copies = [
    ['accounts', 'patient-', '7', people.patientA.id],
    ['accounts', 'doctor-', '8', people.doctorA.id],
    ['doctors', 'doctor-', '8', people.doctorA.id],
  ] as const;
  for (const [table, prefix, digit, id] of copies)
    await pool.query(
      `INSERT INTO ${table} SELECT (jsonb_populate_record(${table}, jsonb_build_object(
         'id', $1::text || i, 'phone', $2::text || (100000000 + i)))).*
       FROM ${table}, generate_series(1, 500) i WHERE id = $3`,
      [prefix, digit, id],
    );
  // A trigger inserts their holds.
  await pool.query(
    `INSERT INTO appointments SELECT (jsonb_populate_record(appointments, jsonb_build_object(
       'id', 'busy-' || d || '-' || i, 'doctor_id', 'doctor-' || d, 'patient_id', 'patient-' || d,
       'date', $1::date - 187 + i, 'status', 'scheduled', 'revision', null))).*
     FROM appointments, generate_series(1, 500) d, generate_series(1, 200) i WHERE id = $2`,
    [NOW, unansweredVisit.id],
  );
  await pool.query('ANALYZE');
  return pool;
}

test('the next free times of 500 doctors with 100,000 visits are read by one statement, which uses an index', async () => {
  const pool = await openBusyDatabase();
  const { rows } = await pool.query('SELECT count(*)::int AS count FROM slot_holds');
  expect(rows).toEqual([{ count: 100_001 }]);
  const device = createTestBackend({ store: new PostgresStore(pool), now: NOW }).createDevice();
  const query = vi.spyOn(Client.prototype, 'query');
  onTestFinished(() => query.mockRestore());
  const reply = await device.call('listDoctors');

  const doctors = endpoints.listDoctors.response.parse(reply.body);
  expect(doctors.filter(({ nextFreeAt }) => nextFreeAt !== null)).toHaveLength(502);
  const read = query.mock.calls
    .map(([one]) => statement.safeParse(one).data)
    .filter((one) => one?.text.includes('slot_holds'));
  expect(read).toHaveLength(1);
  const explained = await pool.query(`EXPLAIN ${read[0]?.text}`, read[0]?.values);
  const lines = plan.parse(explained.rows).map((row) => row['QUERY PLAN']);
  expect(lines.join('\n')).toContain('slot_holds_date');
  expect(lines.join('\n')).not.toContain('Seq Scan');
});
