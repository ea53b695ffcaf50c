import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createMemoryStore } from '../../backend/store/memory-store.ts';
import type { Store } from '../../backend/store/store.ts';
import { BrowserStore } from '../../mocks/store/browser-store.ts';
import { openFileStore } from '../../server/store/file/file-store.ts';
import { createFakeLocks } from '../../backend/testing/fake-locks.ts';
import { createTestBackend } from '../../backend/testing/test-backend.ts';
import { people } from '../../backend/testing/test-seed.ts';
import { decide } from '../../backend/testing/test-verification.ts';
import { openConnection } from '../../tools/conformance/self-test/in-process.ts';
import { type CallBackend, openCall, testCalls } from './support/call-matrix.ts';

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

test('a call ends when its doctor is suspended, who cannot go on with it', async () => {
  let suspend = async () => {};
  const { meet } = await openCall(async ({ seed, now }) => {
    const { backend, createDevice } = createTestBackend({ seed, now });
    const decision = { outcome: 'suspended', reason: 'A complaint' } as const;
    suspend = () => decide(backend, people.doctorA.id, decision);
    return {
      createDevice,
      connect: async (token, take) => openConnection(backend.realtime, token, take),
      setTime: () => undefined,
    };
  });
  const { patient, doctor } = await meet();
  await suspend();
  await expect.poll(() => patient.states().at(-1)).toMatchObject({ people: [] });
  for (const answer of [
    await doctor.join('doctor-seat', { takesOver: false }),
    await doctor.signal('doctor-seat', 'patient-seat'),
    await patient.signal('patient-seat', 'doctor-seat'),
  ])
    expect(answer).toMatchObject({ success: false, code: 'forbidden' });
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
