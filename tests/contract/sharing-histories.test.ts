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
  // In 100 histories, the rare ones may be missing by chance.
  const often = ['records', 'health-facts', 'health-asked'];
  const rare = ['file', 'health-given', 'health-refused'];
  const all = process.env['SOAK'] ? [...often, ...rare] : often;
  expect([...kinds]).toEqual(expect.arrayContaining(all));
}, 3_600_000);
