import { ensureInstalled } from './ensure-installed.mjs';

ensureInstalled();
const { importBundled } = await import('./import-bundled.mjs');
await importBundled('server/bin/server.ts');
