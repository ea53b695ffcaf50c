import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { history, playHistory } from './support/sharing-history.ts';

const HISTORIES = process.env['SOAK'] ? 10_000 : 300;

test(`doctors read exactly what patients share in ${HISTORIES} random histories`, async () => {
  const kinds = new Set<string>();
  await fc.assert(
    fc.asyncProperty(history, async (one) => {
      for (const { kind } of (await playHistory(one)).reads) kinds.add(kind);
    }),
    { numRuns: HISTORIES },
  );
  expect(kinds).toEqual(new Set(['records', 'file', 'health-facts']));
}, 3_600_000);
