import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const migrations = 'server/store/postgres/migrations';

/** Follows the rules of docs/postgresql.md, 'Change the schema'. */
const nextMigration = `-- Reminders of visits, in the language of the account.
ALTER TABLE accounts ADD COLUMN language text NOT NULL DEFAULT 'en';
ALTER TABLE appointments ADD COLUMN reminded_at timestamptz(3);
ALTER TABLE messages ADD COLUMN language text NOT NULL DEFAULT 'en';
CREATE TABLE reminders (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES accounts DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX appointments_reminded_at ON appointments (reminded_at);
`;

/** Builds this server with one more migration: `script` starts it as the next release. */
export async function buildNextRelease() {
  const cache = join(root, 'node_modules/.cache/caresetu');
  await mkdir(cache, { recursive: true });
  // Below node_modules, so that it finds the packages. It finds its own migrations first.
  const folder = await mkdtemp(join(cache, 'next-release-'));
  await cp(join(root, migrations), join(folder, migrations), { recursive: true });
  await writeFile(join(folder, migrations, '9999_reminders.sql'), nextMigration);
  const script = join(folder, 'server.mjs');
  await build({
    absWorkingDir: root,
    entryPoints: ['server/bin/server.ts'],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    outfile: script,
  });
  return { script, remove: () => rm(folder, { recursive: true, force: true }) };
}
