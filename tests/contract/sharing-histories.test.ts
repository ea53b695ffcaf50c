import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AuditEntryRecord } from '../../backend/store/records.ts';
import { findTrailProblems } from '../../backend/testing/test-trail.ts';
import { expectAudited } from './support/audit-oracle.ts';
import { history, playHistory } from './support/sharing-history.ts';

const HISTORIES = process.env['SOAK'] ? 10_000 : 100;

test(`doctors read exactly what patients share in ${HISTORIES} random histories, and the audit trail has exactly their reads, requests and answers`, async () => {
  const kinds = new Set<string>();
  await fc.assert(
    fc.asyncProperty(history, async (one) => {
      const { test, reads, requests } = await playHistory(one);
      for (const { kind } of reads) kinds.add(kind);
      const { store } = test.backend;
      const trail = await store.read((unit) => unit.find('auditEntries'));
      const isRequest = ({ kind }: AuditEntryRecord) =>
        kind.startsWith('health-') && kind !== 'health-facts';
      expectAudited(
        reads,
        trail.filter((entry) => !isRequest(entry)),
      );
      const inTrail = trail
        .filter(isRequest)
        .toSorted((a, b) => a.position - b.position)
        .map(({ readAt: at, readerId: personId, kind, appointmentId: visitId }) => ({
          at,
          personId,
          kind,
          visitId,
        }));
      expect(inTrail).toEqual(requests);
      for (const { kind } of requests) kinds.add(kind);
      expect(await findTrailProblems(store, test.clock.now())).toEqual([]);
    }),
    { numRuns: HISTORIES },
  );
  expect(kinds).toEqual(
    new Set(['records', 'file', 'health-facts', 'health-asked', 'health-given', 'health-refused']),
  );
}, 3_600_000);
