import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { BrowserStore } from '../../mocks/store/browser-store.ts';
import { openFileStore } from '../../mocks/store/file-store.ts';
import { createMemoryStore } from '../../mocks/store/memory-store.ts';
import { createFakeLocks } from '../../mocks/testing/fake-locks.ts';
import { createTestSeed } from '../../mocks/testing/test-seed.ts';
import { createPlayer } from './support/player.ts';
import { anySequence } from './support/steps.ts';

const SEQUENCES = process.env['SOAK'] ? 1000 : 100;

let folder: string;
let files = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'caresetu-same-'));
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** The store of the demo, the one of the server, and the plain one that tests use. */
async function openStores() {
  const browser = await BrowserStore.open({
    indexedDB: new IDBFactory(),
    locks: createFakeLocks(),
    today: () => '2026-11-23',
    seed: () => createTestSeed(),
  });
  files += 1;
  const file = await openFileStore({
    path: join(folder, `${files}.json`),
    createSeed: createTestSeed,
    warn: (message) => expect.unreachable(message),
  });
  const close = () => Promise.all([browser.close(), file.close()]);
  return { stores: { memory: createMemoryStore(createTestSeed()), browser, file }, close };
}

test(`${SEQUENCES} random sequences of calls get the same answers from every backend`, async () => {
  const statuses = new Set<number>();
  await fc.assert(
    fc.asyncProperty(anySequence, async (steps) => {
      const { stores, close } = await openStores();
      const [memory, ...others] = Object.values(stores).map(createPlayer);
      try {
        for (const step of steps) {
          const wanted = await memory?.(step);
          for (const other of others) expect(await other(step)).toEqual(wanted);
          statuses.add(wanted?.status ?? 0);
        }
      } finally {
        await close();
      }
    }),
    { numRuns: SEQUENCES },
  );
  // Sequences that only ever fail would prove nothing.
  expect([...statuses]).toEqual(expect.arrayContaining([200, 201, 400, 401, 403, 404, 409]));
}, 600_000);
