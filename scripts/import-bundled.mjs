import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import { projectRoot } from './ensure-installed.mjs';

/**
 * A bundle starts three times as fast as modules of TypeScript. It runs in this process, which
 * receives the signals. The user of a service has no write access to the project, so the bundle is
 * in a temporary folder.
 * @param {string} entry a path in the project
 */
export async function importBundled(entry) {
  const source = join(projectRoot, entry);
  const { outputFiles } = buildSync({
    absWorkingDir: projectRoot,
    entryPoints: [entry],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    sourcemap: 'inline',
    write: false,
    // The server looks for its other files from here.
    define: {
      'import.meta.url': JSON.stringify(pathToFileURL(source).href),
      'import.meta.dirname': JSON.stringify(dirname(source)),
    },
  });
  process.setSourceMapsEnabled(true);
  const folder = mkdtempSync(join(tmpdir(), 'caresetu-server-'));
  const file = join(folder, 'server.mjs');
  try {
    // A junction needs no rights on Windows; other systems ignore the type.
    symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'), 'junction');
    writeFileSync(file, outputFiles[0]?.contents ?? '');
    await import(pathToFileURL(file).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
