import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { runDatabaseCommand } from '../../server/commands/database.ts';
import { collectionNames, type SeedData } from '../../backend/store/records.ts';
import { seedOperations } from '../../backend/store/operations.ts';
import { testStore } from '../../backend/testing/store-contract.ts';
import { type OpenPglite, openPglite } from '../../server/store/postgres/pglite.ts';
import { createPostgresFiles } from '../../server/store/postgres/postgres-files.ts';
import { PostgresStore } from '../../server/store/postgres/postgres-store.ts';
import { toTable } from '../../server/store/postgres/sql.ts';
import { fillDatabase } from '../../server/store/postgres/transfer.ts';
import { createTestBackend } from '../../backend/testing/test-backend.ts';
import { createTestSeed, unansweredVisit } from '../../backend/testing/test-seed.ts';
import { allChecks } from '../../tools/conformance/all-checks.ts';
import { bookingChecks } from '../../tools/conformance/checks/booking/booking.ts';
import { messageChecks } from '../../tools/conformance/checks/messages/messages.ts';
import { runChecks } from '../../tools/conformance/run-checks.ts';
import { inProcess } from '../../tools/conformance/self-test/in-process.ts';
import { createHttpDevice } from '../server/support/http-device.ts';
import { startServerProcess } from '../server/support/server-process.ts';
import { temporaryFolder } from '../server/support/test-server.ts';
import { withoutPackages } from '../server/support/without-packages.ts';

const START_LIMIT_MS = 60_000;

let folder: string;
let database: OpenPglite;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'caresetu-pglite-'));
  database = await openPglite(join(folder, 'database'), console.warn);
}, START_LIMIT_MS);

afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

async function openStore(seed: SeedData): Promise<PostgresStore> {
  const { pool } = database;
  await pool.query(`SET caresetu.retention = 'on';
    TRUNCATE files, ${collectionNames.map(toTable).join(', ')};
    RESET caresetu.retention`);
  await fillDatabase(pool, async () => seedOperations(seed));
  return new PostgresStore(pool, { hasOneConnection: true });
}

testStore(openStore);

const checks = process.env['SOAK'] ? allChecks : [...bookingChecks, ...messageChecks];

test("the API handlers pass the conformance kit's checks with a PGlite database", async () => {
  const store = await openStore(createTestSeed([unansweredVisit]));
  const backend = createTestBackend({ store, files: createPostgresFiles(database.pool) });
  const { results, notRestored } = await runChecks(checks, inProcess(backend));
  expect(results.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
  expect(results.filter(({ outcome }) => outcome === 'passed')).not.toEqual([]);
  expect(notRestored).toEqual([]);
  await backend.backend.realtime.idle();
}, 600_000);

async function runCommand(...args: string[]) {
  let output = '';
  const print = (text: unknown) => void (output += String(text));
  const code = await runDatabaseCommand(args, {}, { log: print, error: print });
  return { code, output };
}

function start(args: string[], env: Record<string, string> = {}) {
  return startServerProcess(['--port', '0', '--database', ...args], { env }).then((server) => {
    onTestFinished(() => void server.end('SIGKILL'));
    return server;
  });
}

test('--database stores the data in a folder that only one process can use, and the data survives a killed process', async () => {
  const path = join(await temporaryFolder(), 'new', 'database');
  const seeded = await runCommand('seed', '--database', path);
  expect(seeded).toMatchObject({ code: 0, output: expect.stringContaining(`in ${path}`) });
  const first = await start([path]);
  expect(first.output()).toContain('only for trying CareSetu');
  expect(first.output()).toContain(`its data in ${path}`);
  const body = { fullName: 'A', phone: '9333333333', password: 'a-password', role: 'patient' };
  const signedUp = await createHttpDevice(first.url).call(
    'signup',
    {},
    { body: { ...body, terms: true } },
  );
  expect(signedUp.status).toBe(200);
  const inUse = `${path} is in use by process ${first.pid}`;
  expect(await runCommand('check', '--database', path)).toMatchObject({
    code: 1,
    output: expect.stringContaining(inUse),
  });
  await expect(start([path])).rejects.toThrow(inUse);
  await first.end('SIGKILL');
  const second = await start([path]);
  const doctors = await createHttpDevice(second.url).call('listDoctors');
  expect(doctors.body).not.toEqual([]);
  expect(await second.end('SIGTERM')).toBe(0);
  expect(await runCommand('check', '--database', path)).toEqual({
    code: 0,
    output: `All rules hold in the database in ${path}.`,
  });
  const { pool, close } = await openPglite(path, console.warn);
  onTestFinished(close);
  const { rows } = await pool.query('SELECT name FROM signups');
  expect(rows).toEqual([{ name: 'A' }]);
});

test('--database names the missing package, and the server starts without the package if --database is not set', async () => {
  const folder = await temporaryFolder();
  const env = { NODE_OPTIONS: withoutPackages('@electric-sql/') };
  await expect(start([join(folder, 'database')], env)).rejects.toThrow(
    '--database needs the optional package @electric-sql/pglite. Run npm install',
  );
  const server = await startServerProcess(
    ['--port', '0', '--data', join(folder, 'caresetu.json')],
    { env },
  );
  expect(await server.end('SIGTERM')).toBe(0);
});

test('--database rejects a folder that contains other files, and names the folder', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'letter.txt'), 'Hello');
  await expect(start([folder])).rejects.toThrow(`${folder} has other files`);
  expect(await readFile(join(folder, 'letter.txt'), 'utf8')).toBe('Hello');
});
