import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { freePort } from '../../../scripts/free-port.mjs';
import { startOwnSite } from '../support/own-site.ts';
import { type LiveSite, startLiveSite } from './live-site.ts';
import { serveWorkersSlowly } from './slow-workers.ts';

/** Base URLs, without a trailing slash. */
export interface Sites {
  static: string;
  hello: string;
  router: string;
  own: string;
  demo: string;
  live: LiveSite;
}

const floors = fileURLToPath(new URL('floors/', import.meta.url));

export async function withSites(work: (sites: Sites) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'caresetu-bench-floors-'));
  const ends: (() => unknown)[] = [() => rm(folder, { recursive: true })];
  const open = async (site: string) => {
    const port = await freePort();
    ends.push(await serveWorkersSlowly({ folder: site, base: '/', port }));
    return `http://localhost:${port}`;
  };
  const openOwn = async (backend: 'server' | 'demo') => {
    const { url, end } = await startOwnSite(backend, serveWorkersSlowly);
    ends.push(end);
    return url;
  };
  const openLive = async () => {
    const { end, ...site } = await startLiveSite();
    ends.push(end);
    return site;
  };
  try {
    for (const name of ['hello', 'router']) await buildFloor(name, join(folder, name));
    await work({
      static: await open(join(floors, 'static')),
      hello: await open(join(folder, 'hello')),
      router: await open(join(folder, 'router')),
      own: await openOwn('server'),
      demo: await openOwn('demo'),
      live: await openLive(),
    });
  } finally {
    for (const end of ends.toReversed()) await end();
  }
}

async function buildFloor(name: string, outDir: string): Promise<void> {
  await build({
    root: join(floors, name),
    configFile: false,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false } },
  });
}
