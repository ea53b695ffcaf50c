import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { runDatabaseCommand } from '../../server/commands/database.ts';
import type { Database } from '../../backend/store/database.ts';
import { databaseOperations } from '../../backend/store/operations.ts';
import { collectionNames } from '../../backend/store/records.ts';
import { PostgresStore } from '../../server/store/postgres/postgres-store.ts';
import { toTable } from '../../server/store/postgres/sql.ts';
import { checkDatabase, fillDatabase, readDatabase } from '../../server/store/postgres/transfer.ts';
import { defaultSharing } from '../../backend/handlers/visits/visit-sharing.ts';
import { openS3Double } from '../../server/testing/s3-double.ts';
import { createTestSeed, people, visit } from '../../backend/testing/test-seed.ts';
import { createHttpDevice } from '../server/support/http-device.ts';
import { startTestServer, temporaryFolder } from '../server/support/test-server.ts';
import { anyDatabase } from './support/any-database.ts';
import { createTestPool, openTestStore } from './support/open-store.ts';
import { createTestDatabase } from './support/test-database.ts';
import { openTransactionPooler } from './support/transaction-pooler.ts';

const RUNS = process.env['SOAK'] ? 200 : 20;
const RECORDS = process.env['SOAK'] ? 100_000 : 1000;

function sorted(database: Database) {
  return collectionNames.map((collection) =>
    database[collection].toSorted((one, two) => (one.id < two.id ? -1 : 1)),
  );
}

const allHold = (url: string) => {
  const { pathname, host } = new URL(url);
  return { code: 0, output: `All rules hold in the database ${pathname.slice(1)} at ${host}.\n` };
};

function run(url: string, ...args: string[]) {
  return runWith({ DATABASE_URL: url }, ...args);
}

async function runWith(env: Record<string, string>, ...args: string[]) {
  let output = '';
  const print = (text: unknown) => void (output += `${String(text)}\n`);
  const code = await runDatabaseCommand(args, env, { log: print, error: print });
  return { code, output };
}

test('all records are read back from the database unchanged', async () => {
  const pool = createTestPool(await createTestDatabase(), {
    options: '-c caresetu.retention=on',
  });
  const tables = collectionNames.map(toTable).join(', ');
  const property = fc.asyncProperty(anyDatabase, async (database) => {
    await pool.query(`TRUNCATE ${tables}`);
    await fillDatabase(pool, async () => databaseOperations(database));
    expect(sorted(await readDatabase(pool))).toEqual(sorted(database));
  });
  await fc.assert(property, { numRuns: RUNS });
});

const insertVisits = `INSERT INTO appointments
    (id, doctor_id, patient_id, date, time, appointment_type, notes, status, created_at, price)
  SELECT 'visit-' || n, doctor_id, patient_id, date '2030-01-01' + n / 96,
    time '00:00' + n % 96 * interval '15 minutes', appointment_type, 'Nº ' || n, 'scheduled',
    created_at, price
  FROM generate_series(1, ${RECORDS}) AS n,
    (SELECT * FROM appointments LIMIT 1) AS example`;

test(`importing an export restores the same files and ${RECORDS} records`, async () => {
  const [first, second] = [await createTestDatabase({ isEmpty: true }), await createTestDatabase()];
  const folder = await temporaryFolder();
  const [file, copy] = [join(folder, 'first.json'), join(folder, 'second.json')];
  expect((await run(first, 'migrate')).output).toContain('Applied 0001');
  expect((await run(first, 'migrate')).output).toContain('up to date');
  expect(await run(first, 'seed')).toMatchObject({ code: 0 });
  await createTestPool(first).query(insertVisits);
  expect(await run(first, 'check')).toEqual(allHold(first));
  expect(await run(first, 'export', file)).toMatchObject({ code: 0 });
  expect(await run(second, 'import', file)).toMatchObject({ code: 0 });
  expect(await run(second, 'export', copy)).toMatchObject({ code: 0 });
  expect(await run(second, 'check')).toMatchObject({ code: 0 });
  const databases = await Promise.all(
    [first, second].map((url) => readDatabase(createTestPool(url))),
  );
  const [one, two] = databases.map(sorted);
  expect(one).toEqual(two);
  expect(JSON.parse(await readFile(copy, 'utf8'))).toMatchObject({ version: expect.any(Number) });
}, 600_000);

test('files can be stored in an S3 bucket, and the check command lists the missing ones', async () => {
  const s3 = await openS3Double();
  onTestFinished(s3.close);
  const { settings: bucket, objects } = s3;
  const databaseUrl = await createTestDatabase();
  const env = {
    DATABASE_URL: databaseUrl,
    S3_ENDPOINT: bucket.endpoint,
    S3_BUCKET: bucket.bucket,
    S3_REGION: bucket.region,
    S3_ACCESS_KEY_ID: bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
  };
  expect(await runWith(env, 'seed')).toMatchObject({ code: 0 });
  expect(await runWith(env, 'check')).toMatchObject({ code: 0 });
  const { rows } = await createTestPool(databaseUrl).query('SELECT hash FROM files');
  expect(rows).toEqual([]);

  const { url } = await startTestServer({ databaseUrl, bucket });
  const { body } = await createHttpDevice(url).call('listDoctors');
  const doctors = z.array(z.object({ profilePicture: z.nullish(z.string()) })).parse(body);
  const picture = doctors.find((doctor) => doctor.profilePicture)?.profilePicture ?? '';
  const load = () => fetch(new URL(picture, url));
  expect((await load()).status).toBe(200);
  s3.failNext(3);
  expect((await load()).status).toBe(503);

  const [first] = objects.keys();
  objects.delete(first ?? '');
  const hash = first?.split('/').slice(1).join('');
  expect(await runWith(env, 'check')).toMatchObject({
    code: 1,
    output: expect.stringContaining(`names the file ${hash}, which is missing`),
  });
});

test("database commands ignore the database's statement timeout", async () => {
  const { url, pool } = await openTestStore(createTestSeed());
  await pool.query(`ALTER DATABASE ${new URL(url).pathname.slice(1)} SET statement_timeout = 1`);
  expect(await run(url, 'migrate')).toMatchObject({ code: 0 });
  expect(await run(url, 'check')).toEqual(allHold(url));
});

test('a command rejects a direct database URL that points to another database', async () => {
  const [databaseUrl, copyUrl] = [await createTestDatabase(), await createTestDatabase()];
  const pooler = await openTransactionPooler(databaseUrl);
  const check = (DATABASE_DIRECT_URL: string) =>
    runWith({ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL }, 'check');
  expect(await check(databaseUrl)).toEqual(allHold(databaseUrl));
  expect(pooler.refused).toEqual([]);
  const { code, output } = await check(copyUrl);
  expect(code).toBe(1);
  for (const url of [pooler.url, copyUrl]) {
    const { pathname, host, password } = new URL(url);
    expect(output).toContain(`${pathname.slice(1)} at ${host}`);
    if (password !== '') expect(output).not.toContain(password);
  }
});

test('a command that cannot run fails and prints the reason', async () => {
  const { url } = await openTestStore(createTestSeed());
  const folder = await temporaryFolder();
  const [missing, taken] = [join(folder, 'missing.json'), join(folder, 'taken.json')];
  await writeFile(taken, '{}');
  const outcomes = await Promise.all([
    run(url, 'seed'),
    run(url, 'import', missing),
    run(url, 'import', taken),
    run(url, 'export', taken),
    run(url, 'drop'),
    run('mysql://localhost/x', 'check'),
    run('postgres://localhost:1/x', 'check'),
  ]);
  expect(outcomes.map(({ code }) => code)).toEqual(outcomes.map(() => 1));
  const sayings = [
    'already has accounts',
    'does not exist',
    'is not a data file',
    'exists',
    'npm run database',
    'must be like postgres://',
    'x at localhost:1 cannot be used: no PostgreSQL answers there',
  ];
  for (const [index, saying] of sayings.entries()) {
    expect(outcomes[index]?.output).toContain(saying);
  }
});

test('the check command lists sharing rows and health facts that contradict other records', async () => {
  const seed = createTestSeed([visit('one', '10:00', 'pending'), visit('two', '10:30', 'pending')]);
  const { pool } = await openTestStore({
    ...seed,
    sharings: seed.appointments.map((one) => defaultSharing(one, '', 7)),
    healthFacts: [{ id: people.patientA.id, allergies: '', medicines: '' }],
  });
  expect(await checkDatabase(pool)).toEqual([]);
  await pool.query("UPDATE sharings SET last_day = '2026-11-23' WHERE id = 'one'");
  await pool.query("UPDATE sharings SET patient_id = $1 WHERE id = 'two'", [people.patientB.id]);
  await pool.query('UPDATE health_facts SET id = $1', [people.doctorA.id]);
  expect((await checkDatabase(pool)).toSorted()).toEqual([
    `health_facts ${people.doctorA.id} is not of a patient`,
    'sharings one ends before its visit',
    'sharings two is not about its visit',
  ]);
});

test('the check command lists visits without their holds, and holds without a visit', async () => {
  const seed = createTestSeed([visit('one', '10:00', 'pending'), visit('two', '10:30', 'pending')]);
  const { pool } = await openTestStore(seed);
  await pool.query("UPDATE slot_holds SET time = '11:00' WHERE id = 'one'");
  await pool.query("UPDATE appointments SET status = 'cancelled', revision = 1 WHERE id = 'two'");
  expect(await checkDatabase(pool)).toEqual([
    'slot_holds one is missing, or has another slot',
    'slot_holds two has no visit or offer',
  ]);
});

test('the check command lists the records that violate a consistency rule', async () => {
  const { pool } = await openTestStore(createTestSeed());
  expect(await checkDatabase(pool)).toEqual([]);
  await pool.query('DELETE FROM doctors WHERE id = $1', [people.doctorA.id]);
  await pool.query(
    "UPDATE accounts SET profile_picture = '/api/pictures/none' WHERE role = 'patient'",
  );
  expect(await checkDatabase(pool)).toEqual([
    `accounts ${people.doctorA.id} is a doctor, but has no profile`,
    `accounts ${people.patientA.id} names the file none, which is missing`,
    `accounts ${people.patientB.id} names the file none, which is missing`,
  ]);
  await pool.query("UPDATE doctors SET availability = '[{}]'");
  const [problem] = await checkDatabase(pool);
  expect(problem).toContain(`doctors ${people.doctorB.id} is not valid`);
});

test('people of the demo are removed from a database, which then starts for real users', async () => {
  const databaseUrl = await createTestDatabase({ isEmpty: true });
  expect(await run(databaseUrl, 'seed')).toMatchObject({ code: 0 });
  const pool = createTestPool(databaseUrl);
  const own = { ...people.patientA, id: 'own-patient', phone: '9111111111' };
  await new PostgresStore(pool).write((unit) => unit.insert('accounts', own));

  const forUsers = { databaseUrl, refusesDemoPeople: true };
  const refusal = await startTestServer(forUsers).catch(String);
  expect(refusal).toMatch(
    /^StorageError: .+ people of the demo.+ They are in the database caresetu_test_\w+ at /,
  );
  expect(refusal).toMatch(/npm run database -- remove-demo-people$/);

  const removed = await run(databaseUrl, 'remove-demo-people');
  expect(removed).toMatchObject({ code: 0, output: expect.stringContaining('of the demo') });
  expect(await run(databaseUrl, 'check')).toEqual(allHold(databaseUrl));
  const { rows } = await pool.query<{ id: string }>('SELECT id FROM accounts');
  expect(rows).toEqual([{ id: own.id }]);
  await startTestServer(forUsers);
  const [messages] = (await pool.query<{ count: string }>('SELECT count(*) FROM messages')).rows;
  expect(messages).toEqual({ count: '0' });
});
