import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { BrowserFiles } from '../../mocks/files/browser-files.ts';
import { createFolderFiles, toFilesPath } from '../../mocks/files/folder-files.ts';
import { createMemoryFiles } from '../../mocks/files/memory-files.ts';
import { BrowserStore } from '../../mocks/store/browser/browser-store.ts';
import { openFileStore } from '../../mocks/store/file/file-store.ts';
import { createMemoryStore } from '../../mocks/store/core/memory-store.ts';
import { createFakeLocks } from '../../mocks/testing/fake-locks.ts';
import { createTestSeed } from '../../mocks/testing/test-seed.ts';
import { createPlayer } from './support/player.ts';
import { queueSequence } from './support/queue-steps.ts';
import type { Step } from './support/step-parts.ts';
import { anySequence } from './support/steps.ts';

const SEQUENCES = process.env['SOAK'] ? 1000 : 100;

let folder: string;
let opened = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'caresetu-same-'));
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function openBackends() {
  const indexedDB = new IDBFactory();
  const browser = await BrowserStore.open({
    indexedDB,
    locks: createFakeLocks(),
    today: () => '2026-11-23',
    seed: () => createTestSeed(),
    confirmReplace: async () => {},
  });
  opened += 1;
  const path = join(folder, `${opened}.json`);
  const file = await openFileStore({
    path,
    createSeed: createTestSeed,
    demoAccountIds: [],
    warn: (message) => expect.unreachable(message),
  });
  const browserFiles = new BrowserFiles(indexedDB);
  return {
    players: [
      createPlayer(createMemoryStore(createTestSeed()), createMemoryFiles()),
      createPlayer(browser, browserFiles),
      createPlayer(file, createFolderFiles(toFilesPath(path))),
    ],
    close: () => Promise.all([browser.close(), browserFiles.close(), file.close()]),
  };
}

async function playOnAll(steps: Step[]): Promise<number[]> {
  const { players, close } = await openBackends();
  const [memory, ...others] = players;
  const statuses: number[] = [];
  try {
    for (const step of steps) {
      const wanted = await memory?.(step);
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
    count: SEQUENCES,
    wanted: [200, 201, 400, 401, 403, 404, 409, 415],
  },
  {
    about: 'queue bookings',
    sequences: queueSequence,
    count: SEQUENCES / 2,
    wanted: [200, 201, 400, 401, 402, 403, 404, 409],
  },
];

test.each(stories)(
  '$count random sequences of $about get the same responses from every backend',
  async ({ sequences, count, wanted }) => {
    const statuses = new Set<number>();
    await fc.assert(
      fc.asyncProperty(sequences, async (steps) => {
        for (const status of await playOnAll(steps)) statuses.add(status);
      }),
      { numRuns: count },
    );
    // Some calls must succeed: two backends that always fail would also match.
    expect([...statuses]).toEqual(expect.arrayContaining(wanted));
  },
  600_000,
);
