import { resolve } from 'node:path';
import { basePath } from './build/base-path.mjs';
import { ensureInstalled, projectRoot } from './ensure-installed.mjs';
import { securityHeaders } from './build/security-headers.mjs';
import { isFree } from './free-port.mjs';
import { adviseOnTakenPort, serve } from './serve.mjs';

const folder = resolve(projectRoot, process.env.OUT_DIR ?? 'dist');
const port = Number(process.env.PORT ?? 4173);

ensureInstalled();
// The build takes a while.
if (!(await isFree(port))) {
  console.error(adviseOnTakenPort(port));
  process.exit(1);
}
const { loadEnv } = await import('vite');
const { buildSite } = await import('./build/build.mjs');
await buildSite({ folder, siteUrl: `http://localhost:${port}${basePath()}`.replace(/\/$/, '') });
const headers = securityHeaders(loadEnv('production', projectRoot, 'VITE_'));
try {
  await serve({ folder, base: basePath(), port, headers });
  console.log(`CareSetu is at http://localhost:${port}${basePath()} (stop it with Ctrl+C)`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
