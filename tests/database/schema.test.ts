import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { collectionNames } from '../../backend/store/records.ts';
import { columns, type ColumnType } from '../../server/store/postgres/columns.ts';
import { migrateDatabase } from '../../server/store/postgres/migrate.ts';
import { toTable } from '../../server/store/postgres/sql.ts';
import { defaultSharing } from '../../backend/handlers/visits/visit-sharing.ts';
import { createTestSeed, people, visit } from '../../backend/testing/test-seed.ts';
import { openTestStore } from './support/open-store.ts';
import { withClient } from './support/databases.ts';
import { createTestDatabase } from './support/test-database.ts';

const sqlNames: Record<ColumnType, string> = {
  text: 'text',
  bigint: 'bigint',
  'double precision': 'double precision',
  boolean: 'boolean',
  date: 'date',
  time: 'time without time zone',
  timestamptz: 'timestamp with time zone',
  json: 'json',
};

const columnRow = z.object({
  table_name: z.string(),
  column_name: z.string(),
  data_type: z.string(),
  is_nullable: z.enum(['YES', 'NO']),
});

async function readSchema(url: string) {
  const { rows } = await withClient(url, (client) =>
    client.query(`SELECT table_name, column_name, data_type, is_nullable
      FROM information_schema.columns WHERE table_schema = 'public'`),
  );
  return z.array(columnRow).parse(rows);
}

test('each table has a column for each field of its records', async () => {
  const schema = await readSchema(await createTestDatabase());
  for (const collection of collectionNames) {
    const actual = schema
      .filter(({ table_name }) => table_name === toTable(collection))
      .map(({ column_name, data_type, is_nullable }) => [column_name, data_type, is_nullable]);
    const expected = columns[collection].map(({ name, type, isNullable, isOptional }) => [
      name,
      sqlNames[type],
      isNullable || isOptional ? 'YES' : 'NO',
    ]);
    expect({ collection, columns: actual.sort() }).toEqual({
      collection,
      columns: expected.sort(),
    });
  }
  const own = ['events', 'files', 'outbox', 'schema_migrations', ...collectionNames.map(toTable)];
  expect(new Set(schema.map(({ table_name }) => table_name))).toEqual(new Set(own));
});

test('an empty database is migrated only once when three processes start at the same time', async () => {
  const url = await createTestDatabase({ isEmpty: true });
  const applied = await Promise.all([1, 2, 3].map(() => migrateDatabase(url, console.warn)));
  const counts = applied.map(({ length }) => length).sort();
  expect(counts).toEqual([0, 0, counts[2]]);
  expect(counts[2]).toBeGreaterThan(0);
});

test('SQL that deletes visits, patients and doctors also removes their sharing rows and health facts', async () => {
  const { patientA, doctorA } = people;
  const seed = createTestSeed([visit('one', '10:00', 'pending'), visit('two', '10:30', 'pending')]);
  const { pool } = await openTestStore({
    ...seed,
    sharings: seed.appointments.map((one) => defaultSharing(one, 'Cardiology', 7)),
    healthFacts: [{ id: patientA.id, allergies: '', medicines: '' }],
  });
  const count = async (table: string) =>
    Number((await pool.query(`SELECT count(*) FROM ${table}`)).rows[0]?.count);
  await pool.query("DELETE FROM appointments WHERE id = 'one'");
  expect(await count('sharings')).toBe(1);
  await pool.query({
    text: 'WITH profile AS (DELETE FROM doctors WHERE id = $1) DELETE FROM accounts WHERE id = $1',
    values: [doctorA.id],
  });
  expect(await count('sharings')).toBe(0);
  await pool.query({ text: 'DELETE FROM accounts WHERE id = $1', values: [patientA.id] });
  expect(await count('health_facts')).toBe(0);
});

test('visits that the release before writes hold their slots', async () => {
  const { pool } = await openTestStore(createTestSeed());
  const held = async () => (await pool.query('SELECT id FROM slot_holds ORDER BY id')).rows;
  const book = (id: string, time: string) =>
    pool.query({
      text: `INSERT INTO appointments
          (id, doctor_id, patient_id, date, time, appointment_type, notes, status, created_at, price)
        VALUES ($1, 'doctor-a', $1, '2026-11-24', $2, 'video', '', 'pending', now(), '{}')`,
      values: [id, time],
    });
  await book('one', '10:00');
  await book('two', '10:30');
  await expect(book('three', '10:30')).rejects.toThrow('one_hold_a_slot');
  expect(await held()).toEqual([{ id: 'one' }, { id: 'two' }]);
  await pool.query("UPDATE appointments SET status = 'scheduled' WHERE id = 'one'");
  await pool.query("UPDATE appointments SET status = 'cancelled' WHERE id = 'two'");
  expect(await held()).toEqual([{ id: 'one' }]);
  await pool.query("DELETE FROM appointments WHERE id = 'one'");
  expect(await held()).toEqual([]);
});

test('visits from before the holds get theirs, apart from cancelled ones', async () => {
  const folder = 'server/store/postgres/migrations';
  const names = (await readdir(folder)).sort();
  const held = await withClient(await createTestDatabase({ isEmpty: true }), async (client) => {
    const migrate = async (files: string[]) => {
      for (const file of files) await client.query(await readFile(`${folder}/${file}`, 'utf8'));
    };
    await migrate(names.filter((name) => name < '0010'));
    await client.query(`INSERT INTO appointments
        (id, doctor_id, patient_id, date, time, appointment_type, notes, status, created_at, price)
      SELECT id, 'doctor-a', id, '2026-11-24', time::time, 'video', '', status, now(), '{}'
      FROM (VALUES ('pending', '10:00', 'pending'), ('completed', '10:30', 'completed'),
        ('cancelled', '11:00', 'cancelled'), ('again', '11:00', 'scheduled'))
        AS visits (id, time, status)`);
    await migrate(names.filter((name) => name >= '0010'));
    const { rows } = await client.query({
      text: `SELECT id, doctor_id, date::text, time::text, appointment_id, expires_at
        FROM slot_holds ORDER BY time`,
      rowMode: 'array',
    });
    return rows;
  });
  const hold = (id: string, time: string) => [id, 'doctor-a', '2026-11-24', time, id, null];
  expect(held).toEqual([
    hold('pending', '10:00:00'),
    hold('completed', '10:30:00'),
    hold('again', '11:00:00'),
  ]);
});
