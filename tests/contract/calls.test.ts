import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterAll, beforeAll, describe, expect, onTestFinished, vi } from 'vitest';
import { createMemoryStore } from '../../mocks/store/core/memory-store.ts';
import type { Store } from '../../mocks/store/core/store.ts';
import { BrowserStore } from '../../mocks/store/browser/browser-store.ts';
import { openFileStore } from '../../mocks/store/file/file-store.ts';
import { createFakeLocks } from '../../mocks/testing/fake-locks.ts';
import { createTestBackend } from '../../mocks/testing/test-backend.ts';
import { openConnection } from '../../tools/conformance/targets/in-process.ts';
import { type CallBackend, testCalls } from './support/call-matrix.ts';

let folder: string;
let opened = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'caresetu-calls-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

function serve(store: Store, now: string): CallBackend {
  const { backend, clock, createDevice } = createTestBackend({ store, now });
  const { realtime } = backend;
  return {
    createDevice,
    connect: async (token, take) => openConnection(realtime, token, take),
    setTime: (at) => clock.advance((Date.parse(at) - clock.now().getTime()) / 1000),
  };
}

describe('in memory', () => {
  testCalls(async ({ seed, now }) => serve(createMemoryStore(seed), now));
});

describe("in the browser's database", () => {
  testCalls(async ({ seed, now }) => {
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
    return serve(store, now);
  });
});

describe('in a data file', () => {
  testCalls(async ({ seed, now }) => {
    const store = await openFileStore({
      path: join(folder, `${(opened += 1)}.json`),
      createSeed: () => seed,
      demoAccountIds: [],
      warn: (message) => expect.unreachable(message),
    });
    onTestFinished(() => store.close());
    return serve(store, now);
  });
});
