import * as fc from 'fast-check';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { BrowserFiles } from '../../../mocks/browser-files.ts';
import { createFolderFiles, toFilesPath } from '../../../server/files/folder-files.ts';
import { createMemoryFiles } from '../../../backend/files/memory-files.ts';
import { BrowserStore } from '../../../mocks/store/browser-store.ts';
import { createMemoryStore } from '../../../backend/store/memory-store.ts';
import { openFileStore } from '../../../server/store/file/file-store.ts';
import { createFakeLocks } from '../../../backend/testing/fake-locks.ts';
import { createTestSeed } from '../../../backend/testing/test-seed.ts';
import { createPlayedBackend, createPlayer, type PlayedBackend } from './player.ts';
import { paidBooking, queueSequence } from './queue-steps.ts';
import type { Step } from './step-parts.ts';
import { anySequence, bookedVisit } from './steps.ts';

interface OpenBackends {
  backends: PlayedBackend[];
  close: () => Promise<unknown>;
}

export async function openBackends(path: string): Promise<OpenBackends> {
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  const indexedDB = new IDBFactory();
  const browser = await BrowserStore.open({
    indexedDB,
    locks: createFakeLocks(),
    today: () => '2026-11-23',
    seed: () => createTestSeed(),
    confirmReplace: async () => {},
  });
  const file = await openFileStore({
    path,
    createSeed: createTestSeed,
    demoAccountIds: [],
    warn: (message) => expect.unreachable(message),
  });
  const browserFiles = new BrowserFiles(indexedDB);
  return {
    backends: [
      createPlayedBackend(createMemoryStore(createTestSeed()), createMemoryFiles()),
      createPlayedBackend(browser, browserFiles),
      createPlayedBackend(file, createFolderFiles(toFilesPath(path))),
    ],
    close: () => Promise.all([browser.close(), browserFiles.close(), file.close()]),
  };
}

async function playOnAll(steps: Step[], open: () => Promise<OpenBackends>): Promise<number[]> {
  const { backends, close } = await open();
  const [first, ...others] = backends.map(createPlayer);
  const statuses: number[] = [];
  try {
    for (const step of steps) {
      const wanted = await first?.(step);
      for (const other of others) expect(await other(step)).toEqual(wanted);
      statuses.push(wanted?.status ?? 0);
    }
  } finally {
    await close();
  }
  return statuses;
}

const stories = [
  {
    about: 'all calls',
    sequences: anySequence,
    example: bookedVisit,
    share: 0.7,
    wanted: [200, 201, 400, 401, 403, 404, 409, 415],
  },
  {
    about: 'queue bookings',
    sequences: queueSequence,
    example: paidBooking,
    share: 0.3,
    wanted: [200, 201, 400, 401, 402, 403, 404, 409],
  },
];

export function testSameResponses(sequenceCount: number, open: () => Promise<OpenBackends>): void {
  test.each(stories.map((story) => ({ ...story, count: Math.round(sequenceCount * story.share) })))(
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
      // Few sequences may miss a rare status.
      const expected = sequenceCount < 100 ? [200, 201] : wanted;
      expect([...statuses]).toEqual(expect.arrayContaining(expected));
    },
    3_600_000,
  );
}
