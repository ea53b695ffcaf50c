import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/ensure-installed.mjs';
import { securityHeaders } from '../../scripts/security-headers.mjs';
import { serve } from '../../scripts/serve.mjs';
import { startServerProcess } from '../../tests/server/support/server-process.ts';

/** Where the app's API is: in the browser, or the project's own server. */
export type Backend = 'demo' | 'server';

/** A production build of the app that is served, with its backend. */
export interface Site {
  url: string;
  /** Gives the server the data it began with, so that rounds are alike. */
  restart: () => Promise<void>;
  end: () => Promise<void>;
}

/** Builds the app for a backend, and serves it as a host does. */
export async function startSite(backend: Backend): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), `caresetu-bench-${backend}-`));
  const [port, apiPort] = [await freePort(), await freePort()];
  const settings =
    backend === 'server' ? { VITE_API_URL: `http://localhost:${apiPort}` } : { VITE_API_URL: '' };
  const url = `http://localhost:${port}`;
  const { status, stderr } = spawnSync('node', ['scripts/build.mjs'], {
    cwd: projectRoot,
    env: { ...process.env, ...settings, OUT_DIR: join(folder, 'site'), SITE_URL: url },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The app could not be built.\n${stderr}`);
  const headers = securityHeaders(settings);
  const stop = await serve({ folder: join(folder, 'site'), base: '/', port, headers });
  let round = 0;
  let server: Awaited<ReturnType<typeof startServerProcess>> | undefined;
  const restart = async () => {
    if (backend === 'demo') return;
    await server?.end('SIGKILL');
    round += 1;
    const files = ['--data', join(folder, `data-${round}.json`), '--sms', join(folder, 'sms')];
    server = await startServerProcess(['--port', String(apiPort), '--origins', url, ...files]);
  };
  const end = async () => {
    await server?.end('SIGKILL');
    stop();
    await rm(folder, { recursive: true });
  };
  return { url, restart, end };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
