import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findTrailProblems } from '../../backend/testing/test-trail.ts';
import { expectAudited } from './support/audit-oracle.ts';
import { history, playHistory } from './support/sharing-history.ts';

const HISTORIES = process.env['SOAK'] ? 10_000 : 100;

test(`doctors read exactly what patients share in ${HISTORIES} random histories, and the audit trail has exactly their reads`, async () => {
  const kinds = new Set<string>();
  await fc.assert(
    fc.asyncProperty(history, async (one) => {
      const { test, reads } = await playHistory(one);
      for (const { kind } of reads) kinds.add(kind);
      const { store } = test.backend;
      expectAudited(reads, await store.read((unit) => unit.find('auditEntries')));
      expect(await findTrailProblems(store, test.clock.now())).toEqual([]);
    }),
    { numRuns: HISTORIES },
  );
  expect(kinds).toEqual(new Set(['records', 'file', 'health-facts']));
}, 3_600_000);
