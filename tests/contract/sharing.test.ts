import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished } from 'vitest';
import { createFolderFiles, toFilesPath } from '../../mocks/files/folder-files.ts';
import { openFileStore } from '../../mocks/store/file/file-store.ts';
import { createTestBackend } from '../../mocks/testing/test-backend.ts';
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
