import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../../scripts/ensure-installed.mjs';
import { freePort } from '../../../scripts/free-port.mjs';
import { securityHeaders } from '../../../scripts/build/security-headers.mjs';
import { serve } from '../../../scripts/serve.mjs';
import { startServerProcess } from '../../../tests/server/support/server-process.ts';

export type Backend = 'demo' | 'server';

export interface OwnSite {
  url: string;
  /** Resets the server's data; in the demo, each new browser has its own data. */
  restart: () => Promise<void>;
  end: () => Promise<void>;
}

/** @param serveSite @default the server of `npm start` */
export async function startOwnSite(backend: Backend, serveSite = serve): Promise<OwnSite> {
  const folder = await mkdtemp(join(tmpdir(), `caresetu-bench-${backend}-`));
  const [port, apiPort] = [await freePort(), await freePort()];
  const url = `http://localhost:${port}`;
  const apiUrl = backend === 'server' ? `http://localhost:${apiPort}` : '';
  let round = 0;
  let server: Awaited<ReturnType<typeof startServerProcess>> | undefined;
  const restart = async () => {
    if (backend === 'demo') return;
    await server?.end('SIGKILL');
    round += 1;
    const files = ['--data', join(folder, `data-${round}.json`), '--sms', join(folder, 'sms')];
    server = await startServerProcess(['--port', String(apiPort), '--origins', url, ...files]);
  };
  let stop: (() => void) | undefined;
  const end = async () => {
    await server?.end('SIGKILL');
    stop?.();
    await rm(folder, { recursive: true });
  };
  try {
    await restart();
    const site = join(folder, `site-${backend}`);
    build({ VITE_API_URL: apiUrl, OUT_DIR: site, SITE_URL: url });
    const headers = securityHeaders({ VITE_API_URL: apiUrl });
    stop = await serveSite({ folder: site, base: '/', port, headers });
    return { url, restart, end };
  } catch (error) {
    await end();
    throw error;
  }
}

function build(env: Record<string, string>): void {
  const { status } = spawnSync(process.execPath, [join(projectRoot, 'scripts/build/build.mjs')], {
    cwd: projectRoot,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error('The app could not be built.');
}
