import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, vi } from 'vitest';
import type { Files } from '../../../backend/files/files.ts';
import { createMemoryFiles } from '../../../backend/files/memory-files.ts';
import { createMemoryStore } from '../../../backend/store/memory-store.ts';
import type { SeedData } from '../../../backend/store/records.ts';
import type { Store } from '../../../backend/store/store.ts';
import { createFakeLocks } from '../../../backend/testing/fake-locks.ts';
import { BrowserFiles } from '../../../mocks/browser-files.ts';
import { BrowserStore } from '../../../mocks/store/browser-store.ts';
import { createFolderFiles, toFilesPath } from '../../../server/files/folder-files.ts';
import { openFileStore } from '../../../server/store/file/file-store.ts';

interface OpenStore {
  store: Store;
  files: Files;
  close: () => Promise<unknown>;
}

interface TestedStore {
  name: string;
  open: (seed: SeedData) => Promise<OpenStore>;
}

export const inMemory: TestedStore = {
  name: 'in memory',
  open: async (seed) => ({
    store: createMemoryStore(seed),
    files: createMemoryFiles(),
    close: async () => undefined,
  }),
};

/** Stores that need no database. `tests/database` runs the same tests with PostgreSQL. */
export const stores: readonly TestedStore[] = [
  inMemory,
  {
    name: "in the browser's database",
    async open(seed) {
      vi.stubGlobal('IDBKeyRange', IDBKeyRange);
      const indexedDB = new IDBFactory();
      const store = await BrowserStore.open({
        indexedDB,
        locks: createFakeLocks(),
        today: () => '2026-11-23',
        seed: () => seed,
        confirmReplace: () => expect.unreachable('There is no other data.'),
      });
      const files = new BrowserFiles(indexedDB);
      return { store, files, close: () => Promise.all([store.close(), files.close()]) };
    },
  },
  {
    name: 'in a data file',
    async open(seed) {
      const folder = await mkdtemp(join(tmpdir(), 'caresetu-store-'));
      const path = join(folder, 'caresetu.json');
      const store = await openFileStore({
        path,
        createSeed: () => seed,
        demoAccountIds: [],
        warn: (message) => expect.unreachable(message),
      });
      return {
        store,
        files: createFolderFiles(toFilesPath(path)),
        async close() {
          await store.close();
          await rm(folder, { recursive: true, force: true });
        },
      };
    },
  },
];
