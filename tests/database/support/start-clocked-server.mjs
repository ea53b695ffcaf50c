import { importBundled } from '../../../scripts/import-bundled.mjs';

await importBundled('tests/database/support/clocked-server.ts');
