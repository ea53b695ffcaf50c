import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { registrations } from '../../backend/seed/doctors/registrations.ts';
import { collectionNames } from '../../backend/store/records.ts';
import { columns, type ColumnType } from '../../server/store/postgres/columns.ts';
import { migrateDatabase } from '../../server/store/postgres/migrate.ts';
import { toTable } from '../../server/store/postgres/sql.ts';
import { defaultSharing } from '../../backend/handlers/visits/visit-sharing.ts';
import { createTestSeed, people, testRecord, visit } from '../../backend/testing/test-seed.ts';
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

/** SQL that undoes migrations, latest first. */
const undo = [
  ['0017', 'ALTER TABLE blocks DROP COLUMN blocked_name'],
  ['0015', 'DROP TABLE call_seats; ALTER TABLE appointments DROP COLUMN call_consent_at'],
  [
    '0014',
    ['messages', 'medical_records', 'appointments', 'queue_bookings', 'health_facts']
      .concat('second_factors', 'idempotency')
      .map((table) => `ALTER TABLE ${table} DROP COLUMN sealed`)
      .concat('DROP TABLE data_keys')
      .join('; '),
  ],
  [
    '0013',
    'ALTER TABLE sessions DROP COLUMN device, DROP COLUMN proved_at; DROP TABLE second_factors',
  ],
  ['0012', 'DROP TABLE consents, erasures'],
  ['0011', 'DROP TABLE audit_entries, audit_chains; DROP FUNCTION refuse_audit_change'],
  ['0010', 'DROP TABLE sharings, health_facts; ALTER TABLE medical_records DROP COLUMN specialty'],
  ['0009', 'DROP TABLE blocks, reports'],
  ['0007', 'ALTER TABLE doctors DROP COLUMN registration, DROP COLUMN verification'],
] as const;

async function undoMigrations(
  database: { query: (text: string) => Promise<unknown> },
  first: string,
): Promise<void> {
  for (const [name, sql] of undo) {
    if (name >= first) await database.query(sql);
  }
  await database.query(`DELETE FROM schema_migrations WHERE name >= '${first}'`);
}

test("a database of the release before has the demo's doctors verified, and no others", async () => {
  const url = await createTestDatabase();
  await withClient(url, async (client) => {
    await undoMigrations(client, '0007');
    for (const id of [...registrations.keys(), 'someone']) {
      await client.query({
        text: `WITH account AS (
            INSERT INTO accounts VALUES ($1, 'Dr. A', $2, 'doctor', NULL, '', now())
          )
          INSERT INTO doctors (id, name, specialty, bio, experience, rating, reviews, education,
            availability)
          VALUES ($1, 'Dr. A', '', '', 1, 0, '[]', '[]', '[]')`,
        values: [id, String(9_000_000_000 + [...registrations.keys()].indexOf(id) + 1)],
      });
    }
  });
  expect(await migrateDatabase(url, console.warn)).toContain('0007_doctor_verification');
  const doctors = await withClient(url, (client) =>
    client.query('SELECT id, registration, verification FROM doctors'),
  );
  const expected = [...registrations].map(([id, registration]) => ({
    id,
    registration,
    verification: { status: 'verified' },
  }));
  expect(new Set(doctors.rows)).toEqual(
    new Set([...expected, { id: 'someone', registration: null, verification: null }]),
  );
});

test('only patients who deleted their account before this release get a removal date', async () => {
  const url = await createTestDatabase();
  await withClient(url, async (client) => {
    await undoMigrations(client, '0012');
    await client.query(`INSERT INTO accounts
      VALUES ('here', 'A', '9000000001', 'patient', NULL, '', now())`);
    const visits = [
      ['here', '10:00'],
      ['gone', '10:30'],
      ['gone', '11:00'],
    ];
    for (const values of visits) {
      await client.query({
        text: `INSERT INTO appointments (id, doctor_id, patient_id, date, time, appointment_type,
            notes, status, created_at, price)
          VALUES (gen_random_uuid()::text, 'doctor', $1, '2026-11-01', $2, 'video', '',
            'completed', now(), '{}')`,
        values,
      });
    }
  });
  await migrateDatabase(url, console.warn);
  const erasures = await withClient(url, (client) => client.query('SELECT id FROM erasures'));
  expect(erasures.rows).toEqual([{ id: 'gone' }]);
});

test("a database of the previous release gets the author's specialty on each record", async () => {
  const { pool, url } = await openTestStore(createTestSeed([], [testRecord('kept')]));
  await undoMigrations(pool, '0010');
  expect(await migrateDatabase(url, console.warn)).toContain('0010_sharing');
  const { rows } = await pool.query('SELECT id, specialty FROM medical_records');
  expect(rows).toEqual([{ id: 'kept', specialty: 'Cardiology' }]);
});

test('doctors who signed up before this release get their number of patients', async () => {
  const seed = createTestSeed([
    visit('one', '10:00', 'completed'),
    visit('two', '10:30', 'completed'),
    { ...visit('three', '11:00', 'completed'), patientId: people.patientB.id },
    visit('four', '11:30', 'cancelled'),
  ]);
  const rename = (id: string) => (id === people.doctorA.id ? 'busy' : id);
  const { pool, url } = await openTestStore({
    ...seed,
    accounts: seed.accounts.map((account) => ({ ...account, id: rename(account.id) })),
    doctors: seed.doctors.map((doctor) => ({ ...doctor, id: rename(doctor.id) })),
    appointments: seed.appointments.map((one) => ({ ...one, doctorId: rename(one.doctorId) })),
  });
  await undoMigrations(pool, '0016');
  expect(await migrateDatabase(url, console.warn)).toContain('0016_patient_count');
  const { rows } = await pool.query('SELECT id, patient_count::int FROM doctors ORDER BY id');
  expect(rows).toEqual([
    { id: 'busy', patient_count: 2 },
    { id: 'doctor-b', patient_count: null },
  ]);
});

test('the previous release can delete visits, patients and doctors that have sharing rows', async () => {
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
