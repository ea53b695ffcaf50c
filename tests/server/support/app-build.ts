import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const script = fileURLToPath(new URL('../../../scripts/build/build.mjs', import.meta.url));

export interface AppBuild {
  folder: string;
  remove: () => Promise<void>;
}

export async function buildApp(apiUrl: string): Promise<AppBuild> {
  const parent = await mkdtemp(join(tmpdir(), 'caresetu-app-'));
  const folder = join(parent, 'dist');
  await promisify(execFile)(process.execPath, [script], {
    env: { ...process.env, NODE_ENV: 'production', VITE_API_URL: apiUrl, OUT_DIR: folder },
  });
  return { folder, remove: () => rm(parent, { recursive: true, force: true }) };
}
