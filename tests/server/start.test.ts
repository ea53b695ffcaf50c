import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../scripts/free-port.mjs';
import { temporaryFolder } from './support/test-server.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));

interface RunOptions {
  wrapper?: string[];
  isLast?: (line: string) => boolean;
}

/** `npm start`, until the first line that `isLast` accepts, or the end. */
async function runStart(
  env: Record<string, string>,
  { wrapper = [], isLast = () => false }: RunOptions = {},
) {
  const [command = '', ...args] = [...wrapper, process.execPath, 'scripts/start.mjs'];
  const child = spawn(command, args, {
    cwd: project,
    env: { ...process.env, OUT_DIR: join(await temporaryFolder(), 'dist'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on('line', (line) => {
      lines.push(line);
      if (isLast(line)) child.kill('SIGTERM');
    });
  await once(child, 'close');
  return { code: child.exitCode, lines };
}

test('npm start names a taken port and another one, before it builds', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  expect(await runStart({ PORT: String(port) })).toEqual({
    code: 1,
    lines: [
      `Port ${port} is taken by another program. Stop it, or choose another: PORT=${port + 1} npm start`,
    ],
  });
});

test('npm start names the version of Node that it needs', async () => {
  const old = `Object.defineProperties(process, {
    version: { value: 'v18.20.8' }, versions: { value: { ...process.versions, node: '18.20.8' } } })`;
  const NODE_OPTIONS = `--import data:text/javascript,${encodeURIComponent(old)}`;
  expect(await runStart({ NODE_OPTIONS })).toEqual({
    code: 1,
    lines: ['CareSetu needs Node 20.19 or newer; this is v18.20.8.'],
  });
});

/** Some systems do not allow namespaces. */
const withoutNetwork = [
  'unshare',
  '--map-root-user',
  '--net',
  'sh',
  '-c',
  'ip link set lo up && exec "$@"',
  'sh',
];
const canBeAlone =
  spawnSync(withoutNetwork[0] ?? '', [...withoutNetwork.slice(1), 'true']).status === 0;

test('npm start needs no network after the installation, also with NODE_ENV=production', async ({
  skip,
}) => {
  skip(!canBeAlone, 'unshare or ip is missing');
  const port = await freePort();
  const { lines } = await runStart(
    { NODE_ENV: 'production', PORT: String(port) },
    { wrapper: withoutNetwork, isLast: (line) => line.startsWith('CareSetu is at') },
  );
  expect(lines).toEqual([`CareSetu is at http://localhost:${port}/ (stop it with Ctrl+C)`]);
}, 240_000);
