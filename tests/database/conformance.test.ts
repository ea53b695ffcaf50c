import { expect, test } from 'vitest';
import { createTestBackend } from '../../mocks/testing/test-backend.ts';
import { createTestSeed, unansweredVisit } from '../../mocks/testing/test-seed.ts';
import { createPostgresFiles } from '../../mocks/store/postgres/postgres-files.ts';
import { allChecks } from '../../tools/conformance/all-checks.ts';
import { runChecks } from '../../tools/conformance/run-checks.ts';
import { inProcess } from '../../tools/conformance/targets/in-process.ts';
import { openTestStore } from './support/open-store.ts';

test('the handlers on PostgreSQL pass every check of the conformance kit', async () => {
  const { store, pool } = await openTestStore(createTestSeed([unansweredVisit]));
  const backend = createTestBackend({ store, files: createPostgresFiles(pool) });
  const { results, notRestored } = await runChecks(allChecks, inProcess(backend));
  expect(results.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
  // Only the origin checks are skipped: they need a server.
  const skipped = results.filter(({ outcome }) => outcome === 'skipped');
  expect(skipped.filter(({ message }) => !message?.includes('--origin'))).toEqual([]);
  expect(notRestored).toEqual([]);
  await backend.backend.realtime.idle();
});
