import { AsyncLocalStorage } from 'node:async_hooks';
import type { ClientBase, Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { findRoute } from '../../backend/handlers/core/route.ts';
import { sweep } from '../../backend/sweep/sweep.ts';
import { seedOperations } from '../../backend/store/operations.ts';
import { collectionNames } from '../../backend/store/records.ts';
import { createPool } from '../../server/store/postgres/pool.ts';
import { PostgresEvents, removeOldEvents } from '../../server/store/postgres/postgres-events.ts';
import { createPostgresFiles } from '../../server/store/postgres/postgres-files.ts';
import { PostgresStore } from '../../server/store/postgres/postgres-store.ts';
import { toTable } from '../../server/store/postgres/sql.ts';
import { fillDatabase } from '../../server/store/postgres/transfer.ts';
import { createTestBackend, TEST_URL } from '../../backend/testing/test-backend.ts';
import { createTestSeed, unansweredVisit } from '../../backend/testing/test-seed.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { allChecks } from '../../tools/conformance/all-checks.ts';
import { runChecks } from '../../tools/conformance/run-checks.ts';
import { inProcess } from '../../tools/conformance/self-test/in-process.ts';
import { createManyRecords, createSideRecords, insertRecords } from './support/many-records.ts';
import { createTestDatabase } from './support/test-database.ts';

const SIZE = { records: 20_000, doctors: 2000 };
const TODAY = '2026-11-23';
/** Longer than the lifetime of any session. */
const MONTHS_SECONDS = 100 * 24 * 60 * 60;
/** On a machine that does other work too, the calls and records take some minutes. */
const HANG_MS = 600_000;

const wholeTables: Record<string, Record<string, string>> = {
  listDoctors: { doctors: 'the response has all doctors' },
  findDoctors: { doctors: 'the response has all doctors' },
  listHospitals: { hospitals: 'the response has all hospitals' },
  listFreelancers: { freelancers: 'the response has all helpers' },
  listRequests: { doctors: 'the back office compares the numbers of all doctors' },
  getVerification: { doctors: 'the back office compares the numbers of all doctors' },
  deleteAccount: { reports: 'only the demo has reports' },
  createQueueDraft: { hospitals: 'a typed name, with or without its area, fits no index' },
};

/** The settings table always has just a few rows. */
const growing = [...collectionNames.map(toTable), 'events', 'files'].filter(
  (table) => table !== 'settings',
);

interface Statement {
  text: string;
  values: unknown[];
  calls: Set<string>;
}

type Queryable = Pick<ClientBase, 'query'>;

interface Scan {
  call: string;
  table: string;
}

const routes = Object.entries(endpoints).map(([name, { method, path }]) => ({
  name,
  method,
  path,
}));
const currentCall = new AsyncLocalStorage<string>();
const statements = new Map<string, Statement>();
const stops: (() => Promise<void>)[] = [];
const onEnd = (stop: () => Promise<void>) => void stops.unshift(stop);
let filled: Pool;

const queryArguments = z.union([
  z.pipe(
    z.tuple(
      [z.object({ text: z.string(), values: z.optional(z.array(z.unknown())) })],
      z.unknown(),
    ),
    z.transform(([query]) => query),
  ),
  z.pipe(
    z.tuple([z.string(), z.array(z.unknown())], z.unknown()),
    z.transform(([text, values]) => ({ text, values })),
  ),
  z.pipe(
    z.tuple([z.string()], z.unknown()),
    z.transform(([text]) => ({ text, values: [] })),
  ),
]);

async function openDatabase(): Promise<{ pool: Pool; url: string }> {
  const url = await createTestDatabase({ onEnd });
  const pool = createPool(url, () => undefined);
  onEnd(() => pool.end());
  return { pool, url };
}

function recordStatements(client: ClientBase): void {
  const query: unknown = client.query.bind(client);
  if (typeof query !== 'function') throw new Error('A client has no query');
  Reflect.set(client, 'query', (...args: unknown[]): unknown => {
    const { text, values = [] } = queryArguments.parse(args);
    if (/^(?:SELECT|INSERT|UPDATE|DELETE)/.test(text)) {
      const calls = statements.get(text)?.calls ?? new Set<string>();
      const call = currentCall.getStore() ?? 'realtime';
      statements.set(text, { text, values, calls: calls.add(call) });
    }
    return Reflect.apply(query, client, args);
  });
}

async function playAllCalls(): Promise<void> {
  const { pool, url } = await openDatabase();
  // If a statement had to wait for a connection, it could be attributed to another call.
  pool.options.max = 50;
  pool.on('connect', recordStatements);
  await fillDatabase(pool, async () => seedOperations(createTestSeed([unansweredVisit])));
  statements.clear();
  const store = new PostgresStore(pool);
  const testBackend = createTestBackend({ store, files: createPostgresFiles(pool) });
  const target = inProcess(testBackend);
  await runChecks(allChecks, {
    ...target,
    fetch(request) {
      const name = findRoute(routes, request, TEST_URL)?.name ?? 'another call';
      return currentCall.run(name, () => target.fetch(request));
    },
  });
  const { backend, clock } = testBackend;
  await backend.realtime.idle();
  const expiresAt = clock.now().toISOString();
  await store.write((unit) => unit.insert('unusedFiles', { id: 'unused', expiresAt }));
  clock.advance(MONTHS_SECONDS);
  await currentCall.run('sweep', () => sweep(backend));
  await currentCall.run('events', async () => {
    const events = await PostgresEvents.open(url, pool, console.warn);
    await events.send({});
    await removeOldEvents(pool);
    await events.close();
  });
}

async function fillWithManyRecords(pool: Pool): Promise<void> {
  const { records } = SIZE;
  await insertRecords(pool, createManyRecords(SIZE, TODAY));
  await insertRecords(pool, createSideRecords(records, TODAY));
  await pool.query(
    "INSERT INTO files SELECT encode(sha256(i::text::bytea), 'hex'), '', $1 FROM generate_series(1, $2::int) i",
    [TODAY, records],
  );
  await pool.query(
    `INSERT INTO events SELECT i, i::text::xid8, '{}', now() FROM generate_series(1, $1::int) i`,
    [records],
  );
  await pool.query('ANALYZE');
}

beforeAll(async () => {
  const { pool } = await openDatabase();
  filled = pool;
  await Promise.all([fillWithManyRecords(pool), playAllCalls()]);
}, HANG_MS);

afterAll(async () => {
  for (const stop of stops) await stop();
}, HANG_MS);

const planNode = z.object({
  'Relation Name': z.optional(z.string()),
  'Node Type': z.string(),
  'Index Name': z.optional(z.string()),
  'Index Cond': z.optional(z.string()),
  get Plans(): z.ZodMiniOptional<z.ZodMiniArray<typeof planNode>> {
    return z.optional(z.array(planNode));
  },
});
const explanation = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: planNode })]) })]);
const indexRows = z.array(
  z.object({ name: z.string(), table: z.string(), first: z.string(), canSkip: z.boolean() }),
);

type PlanNode = z.output<typeof planNode>;
type Indexes = ReadonlyMap<string, Omit<z.output<typeof indexRows>[number], 'name'>>;

async function readIndexes(client: Queryable): Promise<Indexes> {
  const { rows } = await client.query(`SELECT indexrelid::regclass::text AS name,
    indrelid::regclass::text AS table, pg_get_indexdef(indexrelid, 1, true) AS first,
    current_setting('server_version_num')::int >= 180000 AND EXISTS (
      SELECT FROM pg_stats WHERE schemaname = 'public' AND tablename = relname
      AND attname = pg_get_indexdef(indexrelid, 1, true) AND n_distinct BETWEEN 1 AND 10
    ) AS "canSkip"
    FROM pg_index JOIN pg_class ON pg_class.oid = indrelid WHERE relnamespace = 'public'::regnamespace`);
  return new Map(indexRows.parse(rows).map(({ name, ...index }) => [name, index]));
}

/**
 * An index scan reads the whole index if its condition lacks the first column, unless that column
 * has few values (PostgreSQL 18).
 */
function findScannedTable(node: PlanNode, indexes: Indexes): string[] {
  const { 'Node Type': type, 'Relation Name': table, 'Index Name': name = '' } = node;
  const index = indexes.get(name);
  const condition = toWords(node['Index Cond'] ?? '');
  const isWholeIndex = index?.canSkip === false && !condition.includes(toWords(index.first));
  if (isWholeIndex) return [index.table];
  return type === 'Seq Scan' && table ? [table] : [];
}

function toWords(sql: string): string {
  return ` ${sql} `.replaceAll(/[(),\s]+/g, ' ');
}

function listNodes(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(listNodes)];
}

async function findScans(client: Queryable): Promise<Scan[]> {
  const indexes = await readIndexes(client);
  const scans: Scan[] = [];
  for (const { text, values, calls } of statements.values()) {
    const { rows } = await client.query(`EXPLAIN (FORMAT JSON) ${text}`, values);
    const [{ 'QUERY PLAN': plans }] = explanation.parse(rows);
    const nodes = plans.flatMap(({ Plan }) => listNodes(Plan));
    for (const table of nodes.flatMap((node) => findScannedTable(node, indexes))) {
      if (!growing.includes(table)) continue;
      for (const call of calls) scans.push({ call, table });
    }
  }
  return scans;
}

test('the check covers the query plans of every API call that reads the database', () => {
  const played = new Set([...statements.values()].flatMap(({ calls }) => [...calls]));
  played.add('getPrivacy');
  // They check the signature first, and then read two records by their ids.
  played.add('showUnsubscribe');
  played.add('unsubscribe');
  expect(Object.keys(endpoints).filter((name) => !played.has(name))).toEqual([]);
});

test("no API call scans a whole growing table, unless the response needs all of the table's rows", async () => {
  const scans = await findScans(filled);
  const unexpected = scans.filter(({ call, table }) => !wholeTables[call]?.[table]);
  expect(unexpected).toEqual([]);
  const used = new Set(scans.map(({ call, table }) => `${call} ${table}`));
  const exempt = Object.entries(wholeTables).flatMap(([call, tables]) =>
    Object.keys(tables).map((table) => `${call} ${table}`),
  );
  expect(exempt.filter((exemption) => !used.has(exemption))).toEqual([]);
});

test('the check reports a missing index', async () => {
  const client = await filled.connect();
  try {
    await client.query('BEGIN');
    await client.query('DROP INDEX messages_file');
    const scans = await findScans(client);
    expect(scans).toContainEqual({ call: 'sweep', table: 'messages' });
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
});

test('every foreign key has an index, so that deleting the referenced record does not scan the table', async () => {
  const { rows } = await filled.query(`SELECT conname FROM pg_constraint
    WHERE contype = 'f' AND NOT EXISTS (
      SELECT FROM pg_index
      JOIN pg_attribute ON attrelid = indrelid AND attnum = indkey[0]
      -- A key that is compared is not null.
      WHERE indrelid = conrelid AND indkey[0] = conkey[1] AND (
        indpred IS NULL OR pg_get_expr(indpred, indrelid) = format('(%I IS NOT NULL)', attname)
      )
    )`);
  expect(rows).toEqual([]);
});
