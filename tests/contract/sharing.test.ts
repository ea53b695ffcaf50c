import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterAll, beforeAll, describe, expect, onTestFinished, vi } from 'vitest';
import { createFolderFiles, toFilesPath } from '../../server/files/folder-files.ts';
import { BrowserStore } from '../../mocks/store/browser-store.ts';
import { openFileStore } from '../../server/store/file/file-store.ts';
import { createFakeLocks } from '../../backend/testing/fake-locks.ts';
import { createTestBackend } from '../../backend/testing/test-backend.ts';
import { testSharing } from './support/sharing-matrix.ts';

let folder: string;
let opened = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'caresetu-sharing-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('in memory', () => {
  testSharing(async ({ seed, file, now }) => {
    const { backend, createDevice } = createTestBackend({ seed, now });
    await backend.files.put(file, backend.clock.now());
    return createDevice;
  });
});

describe("in the browser's database", () => {
  testSharing(async ({ seed, file, now }) => {
    vi.stubGlobal('IDBKeyRange', IDBKeyRange);
    onTestFinished(() => void vi.unstubAllGlobals());
    const store = await BrowserStore.open({
      indexedDB: new IDBFactory(),
      locks: createFakeLocks(),
      today: () => now.slice(0, 10),
      seed: () => seed,
      confirmReplace: () => expect.unreachable('There is no other data.'),
    });
    onTestFinished(() => store.close());
    const { backend, createDevice } = createTestBackend({ store, now });
    await backend.files.put(file, backend.clock.now());
    return createDevice;
  });
});

describe('in a data file', () => {
  testSharing(async ({ seed, file, now }) => {
    const path = join(folder, `${(opened += 1)}.json`);
    const store = await openFileStore({
      path,
      createSeed: () => seed,
      demoAccountIds: [],
      warn: (message) => expect.unreachable(message),
    });
    onTestFinished(() => store.close());
    const files = createFolderFiles(toFilesPath(path));
    const { backend, createDevice } = createTestBackend({ store, files, now });
    await backend.files.put(file, backend.clock.now());
    return createDevice;
  });
});
