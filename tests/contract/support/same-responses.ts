import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTestSeed } from '../../../backend/testing/test-seed.ts';
import { createPlayedBackend, createPlayer, type PlayedBackend } from './player.ts';
import { paidBooking, queueSequence } from './queue-steps.ts';
import type { Step } from './step-parts.ts';
import { anySequence, bookedVisit } from './steps.ts';
import { stores } from './stores.ts';
import { expectSound, type StoredVisits } from './visit-rules.ts';
import { visitSequence, wholeLife } from './visit-steps.ts';

interface OpenBackends {
  backends: PlayedBackend[];
  close: () => Promise<unknown>;
}

export async function openBackends(chosen = stores): Promise<OpenBackends> {
  const opened = await Promise.all(chosen.map(({ open }) => open(createTestSeed())));
  return {
    backends: opened.map(({ store, files }) => createPlayedBackend(store, files)),
    close: () => Promise.all(opened.map(({ close }) => close())),
  };
}

async function playOnAll(steps: Step[], open: () => Promise<OpenBackends>): Promise<number[]> {
  const { backends, close } = await open();
  const [first, ...others] = backends.map(createPlayer);
  const statuses: number[] = [];
  const before = new Map<PlayedBackend, StoredVisits>();
  try {
    for (const step of steps) {
      const wanted = await first?.(step);
      for (const other of others) expect(await other(step)).toEqual(wanted);
      statuses.push(wanted?.status ?? 0);
      for (const backend of backends) {
        const stored = await backend.readVisits();
        expectSound(stored, before.get(backend) ?? stored);
        before.set(backend, stored);
      }
    }
  } finally {
    await close();
  }
  return statuses;
}

const stories = [
  {
    name: 'calls' as const,
    about: 'all calls',
    sequences: anySequence,
    example: bookedVisit,
    wanted: [200, 201, 400, 401, 403, 404, 409, 415],
  },
  {
    name: 'queue' as const,
    about: 'queue bookings',
    sequences: queueSequence,
    example: paidBooking,
    wanted: [200, 201, 400, 401, 402, 403, 404, 409],
  },
  {
    name: 'visits' as const,
    about: 'what two patients and a doctor do with visits',
    sequences: visitSequence,
    example: wholeLife,
    wanted: [200, 201, 400, 403, 404, 409],
  },
];

/** Few sequences may miss a rare status. */
const MANY = 300;
const LIMIT_MS = 3 * 60 * 60 * 1000;

/** How many sequences of each kind are played. */
export type SequenceCounts = Partial<Record<(typeof stories)[number]['name'], number>>;

export function testSameResponses(counts: SequenceCounts, open: () => Promise<OpenBackends>): void {
  const played = stories.flatMap((story) => {
    const count = counts[story.name];
    return count === undefined ? [] : [{ ...story, count }];
  });
  test.each(played)(
    '$count random sequences of $about get the same responses from every backend',
    async ({ sequences, example, count, wanted }) => {
      const statuses = new Set<number>();
      await fc.assert(
        fc.asyncProperty(sequences, async (steps) => {
          for (const status of await playOnAll(steps, open)) statuses.add(status);
        }),
        { numRuns: count, examples: [[example]] },
      );
      // Some calls must succeed: two backends that always fail would also match.
      const expected = count < MANY ? [200, 201] : wanted;
      expect([...statuses]).toEqual(expect.arrayContaining(expected));
    },
    LIMIT_MS,
  );
}
