import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { securityHeaders } from '../../../scripts/build/security-headers.mjs';
import { serve } from '../../../scripts/serve.mjs';

export interface Host {
  url: string;
  deploy: () => Promise<void>;
  /** The first script's URL, which differs per release. */
  release: () => Promise<string>;
  goDown: () => void;
  comeBack: () => Promise<void>;
  end: () => Promise<void>;
}

export const buildServedAt = (address: string): string =>
  `node_modules/.cache/caresetu/e2e-${new URL(address).port}`;

export async function startHost(
  build: string,
  port: number,
  settings: Record<string, string>,
): Promise<Host> {
  const root = await mkdtemp(join(tmpdir(), 'caresetu-releases-'));
  let count = 0;
  const site = { folder: join(root, '0'), base: '/', port, headers: securityHeaders(settings) };
  await cp(build, site.folder, { recursive: true });
  let stop = await serve(site);
  const url = `http://localhost:${port}`;
  return {
    url,
    release: async () => url + entryIn(await readFile(join(site.folder, 'app.html'), 'utf8')),
    deploy: async () => {
      count += 1;
      const next = join(root, String(count));
      await cp(site.folder, next, { recursive: true });
      await renameAssets(next, count);
      await rm(site.folder, { recursive: true });
      site.folder = next;
    },
    goDown: () => stop(),
    comeBack: async () => {
      stop = await serve(site);
    },
    end: async () => {
      stop();
      await rm(root, { recursive: true });
    },
  };
}

function entryIn(html: string): string {
  const [, entry] = /<script [^>]*type="module"[^>]* src="([^"]+)"/.exec(html) ?? [];
  if (!entry) throw new Error('The page does not say which release it is of.');
  return entry;
}

async function renameAssets(folder: string, release: number): Promise<void> {
  const assets = join(folder, 'assets');
  const names = (await readdir(assets)).filter((name) => /\.(js|css)$/.test(name));
  const renamed = new Map(
    names.map((name) => [name, name.replace(/(\.r\d+)?(?=\.\w+$)/, `.r${release}`)]),
  );
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((name) => /\.(js|css|html)$/.test(name))) {
    const text = await readFile(join(folder, file), 'utf8');
    const known = text.replaceAll(/[\w.~-]+\.(?:js|css)\b/g, (name) => renamed.get(name) ?? name);
    if (known !== text) await writeFile(join(folder, file), known);
  }
  for (const [name, other] of renamed) await rename(join(assets, name), join(assets, other));
  await renameRelease(join(folder, 'service-worker.js'), release);
}

/** A build derives the release id from the content. */
async function renameRelease(worker: string, release: number): Promise<void> {
  const text = await readFile(worker, 'utf8');
  const id = /\bid:\s*["'`][0-9a-f]{8}(?=[0-9a-f]{4})/;
  if (!id.test(text)) throw new Error('The worker does not say which release it is of.');
  const known = text.replace(
    new RegExp(`${id.source}[0-9a-f]{4}`),
    (found) => found.slice(0, -4) + String(release).padStart(4, '0'),
  );
  await writeFile(worker, known);
}
