import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runAuditCommand } from '../../server/commands/audit.ts';
import { runDatabaseCommand } from '../../server/commands/database.ts';
import { auditRead } from '../../backend/handlers/records/audit.ts';
import { nextEntry } from '../../backend/store/audit-chain.ts';
import { isRecord } from '../../backend/store/is-record.ts';
import type { Operation } from '../../backend/store/operations.ts';
import type { AuditChainRecord } from '../../backend/store/records.ts';
import { applyOperations } from '../../server/store/postgres/sql-writes.ts';
import { inTransaction } from '../../server/store/postgres/transaction.ts';
import { createTestSeed, people } from '../../backend/testing/test-seed.ts';
import { startServerProcess } from '../server/support/server-process.ts';
import { temporaryFolder } from '../server/support/test-server.ts';
import { withClient } from './support/databases.ts';
import { openTestStore } from './support/open-store.ts';
import { createTestDatabase } from './support/test-database.ts';

const MANY = process.env['SOAK'] ? 100_000 : 5000;
const BATCH = 2500;

const { patientA, patientB, doctorA } = people;
const at = new Date('2026-11-23T04:00:00.000Z');
const reading = [patientA, patientA, patientB, patientA].map(({ id }) => id);

type Place = { data: string } | { url: string };

async function run(place: Place, ...words: string[]) {
  return 'data' in place
    ? runWith({}, ...words, '--data', place.data)
    : runWith({ DATABASE_URL: place.url }, ...words);
}

async function runWith(env: Record<string, string>, ...args: string[]) {
  const lines: string[] = [];
  const print = (text: unknown) => void lines.push(String(text));
  const code = await runAuditCommand(args, env, { log: print, error: print });
  return { code, lines };
}

async function openTrail() {
  const opened = await openTestStore(createTestSeed());
  for (const [index, patientId] of reading.entries()) {
    await opened.store.write((unit) =>
      auditRead(unit, doctorA, patientId, 'records', [{ id: `record-${index}` }], at),
    );
  }
  return opened;
}

async function exportTo(url: string, name: string): Promise<string> {
  const file = join(await temporaryFolder(), name);
  const output = { log: () => undefined, error: () => undefined };
  expect(await runDatabaseCommand(['export', file], { DATABASE_URL: url }, output)).toBe(0);
  return file;
}

const unguarded = (...statements: string[]) =>
  ['ALTER TABLE audit_entries DISABLE TRIGGER USER', ...statements].join('; ');

const removeLast = `DELETE FROM audit_entries WHERE id = 'patient-a|3'`;
const shorten = `UPDATE audit_chains SET (length, hash) =
  (SELECT position, hash FROM audit_entries WHERE id = 'patient-a|2') WHERE id = 'patient-a'`;

const tamperings: [string, string, string][] = [
  [
    'a changed entry',
    `UPDATE audit_entries SET reader_name = 'Dr. Else' WHERE id = 'patient-a|2'`,
    'patient patient-a: entry 2 was changed',
  ],
  [
    'a missing entry',
    `DELETE FROM audit_entries WHERE id = 'patient-a|1'`,
    'patient patient-a: entry 1 is missing',
  ],
  ['a cut off entry', removeLast, 'patient patient-a: entry 3 is missing'],
  [
    'a missing head',
    `DELETE FROM audit_chains WHERE id = 'patient-b'`,
    "patient patient-b: the chain's head is missing, but 1 entries are there",
  ],
  [
    'missing entries of a patient',
    `DELETE FROM audit_entries WHERE patient_id = 'patient-b'`,
    'patient patient-b: entry 1 is missing',
  ],
  [
    'an entry that is not valid',
    `UPDATE audit_entries SET items = '7' WHERE id = 'patient-b|1'`,
    'entry patient-b|1 is not valid',
  ],
  [
    'a head that is not valid',
    `UPDATE audit_chains SET length = 9007199254740993 WHERE id = 'patient-b'`,
    'chain patient-b is not valid',
  ],
];

test.each(tamperings)('the command finds %s in a database', async (_what, statement, problem) => {
  const { url, pool } = await openTrail();
  expect(await run({ url }, 'verify')).toMatchObject({
    code: 0,
    lines: [expect.stringContaining('The trail is whole: 4 entries of 2 patient(s)')],
  });
  await pool.query(unguarded(statement));
  const { code, lines } = await run({ url }, 'verify');
  expect(code).toBe(1);
  expect(lines).toContain(problem);
  expect(lines.at(-1)).toContain('problem(s)');
});

test('the command verifies a data file, and finds a changed and a damaged entry', async () => {
  const { url } = await openTrail();
  const data = await exportTo(url, 'whole.json');
  expect(await run({ data }, 'verify')).toMatchObject({ code: 0 });
  const stored: unknown = JSON.parse(await readFile(data, 'utf8'));
  const change = async (changes: object) => {
    const { auditEntries, ...others } = Object(stored);
    const changed = auditEntries.map((entry: unknown) =>
      isRecord(entry) && entry['id'] === 'patient-a|2' ? { ...entry, ...changes } : entry,
    );
    await writeFile(data, JSON.stringify({ ...others, auditEntries: changed }));
    return run({ data }, 'verify');
  };
  expect(await change({ items: ['other'] })).toMatchObject({
    code: 1,
    lines: expect.arrayContaining(['patient patient-a: entry 2 was changed']),
  });
  expect(await change({ hash: 7 })).toMatchObject({
    code: 1,
    lines: expect.arrayContaining(['entry patient-a|2 is not valid']),
  });
});

test('the saved heads reveal a trail that was shortened together with its head', async () => {
  const { url, pool } = await openTrail();
  const heads = join(await temporaryFolder(), 'heads');
  const { code, lines } = await run({ url }, 'heads');
  expect(code).toBe(0);
  const npm = ['', '> caresetu@0.1.0 audit', '> tsx scripts/audit.ts heads', ''];
  await writeFile(heads, `${[...npm, ...lines].join('\n')}\n`);
  expect(await run({ url }, 'verify', '--heads', heads)).toMatchObject({ code: 0 });
  await pool.query(unguarded(removeLast, shorten));
  expect(await run({ url }, 'verify')).toMatchObject({ code: 0 });
  const places = [{ url }, { data: await exportTo(url, 'shortened.json') }];
  for (const place of places) {
    const found = await run(place, 'verify', '--heads', heads);
    expect(found.code).toBe(1);
    expect(found.lines).toContain('patient patient-a: the head went back from 3 to 2');
  }
  await pool.query('TRUNCATE audit_entries, audit_chains');
  const found = await run({ url }, 'verify', '--heads', heads);
  expect(found).toMatchObject({
    code: 1,
    lines: expect.arrayContaining([
      'patient patient-a: all 3 saved entries are missing',
      'patient patient-b: all 1 saved entries are missing',
    ]),
  });
});

test('the command needs only the right to read, and changes nothing', async () => {
  const { url, pool } = await openTrail();
  const role = `reader_${new URL(url).pathname.slice(-12)}`;
  await pool.query(`CREATE ROLE ${role} LOGIN PASSWORD 'reader';
    GRANT SELECT ON audit_entries, audit_chains TO ${role}`);
  const readerUrl = new URL(url);
  readerUrl.username = role;
  readerUrl.password = 'reader';
  const result = await run({ url: readerUrl.href }, 'verify');
  await pool.query(`DROP OWNED BY ${role}; DROP ROLE ${role}`);
  expect(result).toMatchObject({ code: 0 });
});

test('the command says why it could not run', async () => {
  const folder = await temporaryFolder();
  const { url } = await openTestStore(createTestSeed());
  const empty = await createTestDatabase({ isEmpty: true });
  const cut = join(folder, 'cut');
  await writeFile(cut, '{"id":"patient-a","length":1,"hash":"x"}\n');
  const data = join(folder, 'used.json');
  const server = await startServerProcess(['--port', '0', '--data', data]);
  const used = await run({ data }, 'verify');
  await server.end('SIGTERM');
  expect(await run({ data }, 'verify')).toMatchObject({ code: 0 });
  const outcomes = [
    used,
    ...(await Promise.all([
      run({ url: empty }, 'verify'),
      run({ url: 'postgres://localhost:1/x' }, 'verify'),
      run({ data: join(folder, 'missing.json') }, 'verify'),
      run({ url }, 'verify', '--heads', cut),
      run({ url }, 'verify', '--heads', join(folder, 'missing')),
      run({ url }, 'verify', '--fast'),
      run({ url }, 'repair'),
      runWith({}, 'verify'),
    ])),
  ];
  expect(outcomes.map(({ code }) => code)).toEqual(outcomes.map(() => 2));
  const reasons = [
    'is in use by process',
    'The database has no audit trail yet',
    'no PostgreSQL answers there',
    'missing.json does not exist',
    'has no heads, or was cut short',
    'cannot be read',
    'npm run audit -- COMMAND',
    'npm run audit -- COMMAND',
    'DATABASE_URL is missing',
  ];
  for (const [index, reason] of reasons.entries())
    expect(outcomes[index]?.lines.join('\n')).toContain(reason);
  const { rows } = await withClient(empty, (client) =>
    client.query("SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'"),
  );
  expect(rows).toEqual([]);
});

test(`the command verifies ${MANY} entries of one patient`, async () => {
  const { url, pool } = await openTestStore(createTestSeed());
  let chain: AuditChainRecord | undefined;
  for (let start = 0; start < MANY; start += BATCH) {
    const entries: Operation[] = [];
    for (let index = 0; index < BATCH; index += 1) {
      const entry = await nextEntry(chain, {
        patientId: patientA.id,
        readAt: at.toISOString(),
        readerId: doctorA.id,
        readerName: doctorA.name,
        readerRole: 'doctor',
        kind: 'records',
        items: Array.from({ length: 20 }, (_, item) => `a-record-of-the-patient-${item}`),
      });
      chain = {
        id: patientA.id,
        length: entry.position,
        hash: entry.hash,
        expiresAt: entry.readAt,
      };
      entries.push({ collection: 'auditEntries', id: entry.id, record: entry });
    }
    await inTransaction(pool, (query) => applyOperations(query, entries));
  }
  if (chain) {
    const operation = { collection: 'auditChains' as const, id: chain.id, record: chain };
    await inTransaction(pool, (query) => applyOperations(query, [operation]));
  }
  await pool.query('ANALYZE audit_entries');
  const result = await run({ url }, 'verify');
  expect(result).toMatchObject({ code: 0 });
  expect(result.lines[0]).toContain(`${MANY} entries of 1 patient(s)`);
}, 120_000);
