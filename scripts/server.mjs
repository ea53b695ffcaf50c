import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, projectRoot } from './ensure-installed.mjs';

ensureInstalled();

// Bundling makes the start three times as fast. This process runs the bundle to receive signals.
const { buildSync } = await import('esbuild');
const { outputFiles } = buildSync({
  absWorkingDir: projectRoot,
  entryPoints: ['mocks/server.ts'],
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  sourcemap: 'inline',
  write: false,
});
process.setSourceMapsEnabled(true);
const folder = `${projectRoot}node_modules/.cache/caresetu`;
const file = `${folder}/server-${process.pid}.mjs`;
mkdirSync(folder, { recursive: true });
try {
  writeFileSync(file, outputFiles[0]?.contents ?? '');
  await import(pathToFileURL(file).href);
} finally {
  rmSync(file, { force: true });
}
