import { describe, expect, onTestFinished, test } from 'vitest';
import type { Store } from '../../backend/store/store.ts';
import { createTestBackend } from '../../backend/testing/test-backend.ts';
import { people } from '../../backend/testing/test-seed.ts';
import { decide } from '../../backend/testing/test-verification.ts';
import { openConnection } from '../../tools/conformance/self-test/in-process.ts';
import { type CallBackend, openCall, testCalls } from './support/call-matrix.ts';
import { stores } from './support/stores.ts';

function serve(store: Store, now: string): CallBackend {
  const { backend, clock, createDevice } = createTestBackend({ store, now });
  const { realtime } = backend;
  return {
    createDevice,
    connect: async (token, take) => openConnection(realtime, token, take),
    setTime: (at) => clock.advance((Date.parse(at) - clock.now().getTime()) / 1000),
  };
}

describe.each(stores)('$name', ({ open }) => {
  testCalls(async ({ seed, now }) => {
    const { store, close } = await open(seed);
    onTestFinished(async () => void (await close()));
    return serve(store, now);
  });
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
