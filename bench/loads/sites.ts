import { spawnSync } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { projectRoot } from '../../scripts/ensure-installed.mjs';
import { securityHeaders } from '../../scripts/security-headers.mjs';
import { serve } from '../../scripts/serve.mjs';
import { startServerProcess } from '../../tests/server/support/server-process.ts';
import { buildPeer } from './peer.ts';
import { serveWorkersSlowly } from './slow-workers.ts';

/** What is served, by its address without a slash at the end. */
export interface Sites {
  static: string;
  hello: string;
  router: string;
  /** The app as it calls an API. */
  own: string;
  /** The app with its backend in the browser. */
  demo: string;
  /** Null where it cannot be had. */
  bulletproof: string | null;
  end: () => Promise<void>;
}

const floors = fileURLToPath(new URL('floors/', import.meta.url));

/**
 * Builds all that is compared, and serves it in one way: with gzip, by the server of `npm start`,
 * its service workers as slowly as the pages.
 * @param folder an empty one, for the builds and the data of the API
 */
export async function openSites(folder: string): Promise<Sites> {
  const ends: (() => unknown)[] = [];
  const open = async (site: string, port: number, headers?: Record<string, string>) => {
    const inner = await freePort();
    ends.push(await serve({ folder: site, base: '/', port: inner, ...(headers && { headers }) }));
    ends.push(await serveWorkersSlowly(port, inner));
    return `http://localhost:${port}`;
  };
  const openOwn = async (name: string, port: number, env: Record<string, string>) => {
    const site = join(folder, `bench-${name}`);
    buildOwn({ ...env, OUT_DIR: site, SITE_URL: `http://localhost:${port}` });
    return open(site, port, securityHeaders(env));
  };

  const ownPort = await freePort();
  const data = ['--data', join(folder, 'data.json'), '--port', '0'];
  const api = await startServerProcess([...data, '--origins', `http://localhost:${ownPort}`]);
  ends.push(() => api.end('SIGTERM'));
  try {
    for (const name of ['hello', 'router']) await buildFloor(name, join(folder, name));
    await cp(join(floors, 'static'), join(folder, 'static'), { recursive: true });
    const peer = await buildPeer();
    return {
      static: await open(join(folder, 'static'), await freePort()),
      hello: await open(join(folder, 'hello'), await freePort()),
      router: await open(join(folder, 'router'), await freePort()),
      own: await openOwn('api', ownPort, { VITE_API_URL: api.url }),
      demo: await openOwn('demo', await freePort(), { VITE_API_URL: '' }),
      bulletproof: peer && (await open(peer, await freePort())),
      end: () => endAll(ends),
    };
  } catch (error) {
    await endAll(ends);
    throw error;
  }
}

async function endAll(ends: (() => unknown)[]): Promise<void> {
  for (const end of ends) await end();
}

async function buildFloor(name: string, outDir: string): Promise<void> {
  await build({
    root: join(floors, name),
    configFile: false,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false } },
  });
}

/** In a process of its own: a build takes its settings from the environment. */
function buildOwn(env: Record<string, string>): void {
  const { status } = spawnSync(process.execPath, [join(projectRoot, 'scripts/build.mjs')], {
    cwd: projectRoot,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error('The app could not be built.');
}

/** A port that nothing listens on; asked for again by the time somebody else may have taken it. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
