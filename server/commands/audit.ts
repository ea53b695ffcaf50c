import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { readDatabasePlace } from '../options.ts';
import { StartError } from '../core/start-error.ts';
import { type AuditTrail, type Chains, verifyTrail } from '../../backend/store/audit-trail.ts';
import { isRecord } from '../../backend/store/is-record.ts';
import { recordSchemas } from '../../backend/store/records.ts';
import { StorageError } from '../../backend/store/storage-error.ts';
import type { ReadData } from '../../backend/store/stored-data.ts';
import { withReadData } from '../store/file/read-data-file.ts';
import { cannotUse, describeDatabase } from '../store/postgres/open-postgres.ts';
import { createPool, noTimeouts } from '../store/postgres/pool.ts';
import { readAuditTrail } from '../store/postgres/postgres-audit.ts';
import { currentTime } from '../../src/domain/time/clock.ts';

const usage = `DATABASE_URL=postgres://… npm run audit -- COMMAND
npm run audit -- COMMAND --data FILE    for a data file of the server, which must be stopped

  verify         verifies who has read what, and names each broken trail
    --heads FILE   also verifies that the trails go on from these heads
  heads          prints the head of each trail, to save in another place
`;

type Output = Pick<Console, 'log' | 'error'>;

/** Exit codes: 0 if whole, 1 if broken, 2 if it could not run. */
export async function runAuditCommand(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  output: Output,
  now = currentTime(),
): Promise<number> {
  try {
    const { command, dataPath, headsPath } = readArguments(args);
    const saved = headsPath === undefined ? new Map() : await readHeads(headsPath);
    return await withTrail(dataPath, env, output, (trail, place) =>
      command === 'heads' ? printHeads(trail, output) : verify(trail, saved, now, place, output),
    );
  } catch (reason) {
    const isExpected = reason instanceof StartError || reason instanceof StorageError;
    output.error(isExpected ? reason.message : reason);
    return 2;
  }
}

function readArguments(args: readonly string[]) {
  const options = { data: { type: 'string' }, heads: { type: 'string' } } as const;
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
    const [command, ...rest] = positionals;
    const isKnown = command === 'verify' || (command === 'heads' && values.heads === undefined);
    if (isKnown && rest.length === 0)
      return { command, dataPath: values.data, headsPath: values.heads };
  } catch {
    // An unknown option.
  }
  throw new StartError(usage);
}

async function withTrail(
  dataPath: string | undefined,
  env: NodeJS.ProcessEnv,
  { error: warn }: Output,
  work: (trail: AuditTrail, place: string) => Promise<number>,
): Promise<number> {
  const { databaseUrl, databaseDirectUrl } = readDatabasePlace(undefined, env);
  if (dataPath !== undefined) {
    if (databaseUrl !== null) throw new StartError('--data and DATABASE_URL name two places.');
    return withReadData(dataPath, (data) => work(toTrail(data), dataPath));
  }
  if (databaseUrl === null) throw new StartError(`DATABASE_URL is missing.\n\n${usage}`);
  const url = databaseDirectUrl ?? databaseUrl;
  const pool = createPool(url, warn, noTimeouts);
  try {
    return await readAuditTrail(pool, (trail) =>
      work(trail, `the database ${describeDatabase(url)}`),
    );
  } catch (error) {
    throw error instanceof StorageError ? error : cannotUse(url, error);
  } finally {
    await pool.end();
  }
}

function toTrail({ database, damaged }: ReadData): AuditTrail {
  const invalidIds = (name: string) =>
    damaged.flatMap(({ collection, record }) =>
      collection === name ? [isRecord(record) ? String(record['id']) : ''] : [],
    );
  const entries = database.auditEntries.toSorted((a, b) =>
    a.patientId === b.patientId ? a.position - b.position : a.patientId < b.patientId ? -1 : 1,
  );
  return {
    chains: new Map(database.auditChains.map((chain) => [chain.id, chain])),
    invalidChains: invalidIds('auditChains'),
    async *entries() {
      for (const invalidId of invalidIds('auditEntries')) yield { invalidId };
      yield* entries;
    },
  };
}

async function verify(
  trail: AuditTrail,
  saved: Chains,
  now: Date,
  place: string,
  { log, error }: Output,
): Promise<number> {
  let problems = 0;
  let count = 0;
  for await (const problem of verifyTrail(trail, saved, now, (entries) => (count = entries))) {
    problems += 1;
    error(printable(problem));
  }
  const found = problems > 0 ? `${problems} problem(s)` : 'The trail is whole';
  log(`${found}: ${count} entries of ${trail.chains.size} patient(s) in ${place}.`);
  return problems > 0 ? 1 : 0;
}

function printable(text: string): string {
  return text.replace(/\p{C}/gu, '');
}

async function printHeads({ chains }: AuditTrail, { log }: Output): Promise<number> {
  for (const head of chains.values()) log(JSON.stringify(head));
  log(JSON.stringify({ heads: chains.size }));
  return 0;
}

const lastLine = z.object({ heads: z.int() });

async function readHeads(path: string): Promise<Chains> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new StorageError(`${path} cannot be read: ${String(error)}`, { cause: error });
  });
  const lines = text.split('\n').filter((line) => line.startsWith('{'));
  try {
    const { heads } = lastLine.parse(JSON.parse(lines.pop() ?? ''));
    const parsed = lines.map((line) => recordSchemas.auditChains.parse(JSON.parse(line)));
    const saved = new Map(parsed.map((head) => [head.id, head]));
    if (saved.size === heads) return saved;
  } catch {
    // Cut short.
  }
  throw new StorageError(`${path} has no heads, or was cut short.`);
}
