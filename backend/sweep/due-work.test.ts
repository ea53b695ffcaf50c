import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import type { Store } from '../store/store.ts';
import { createTestBackend } from '../testing/test-backend.ts';
import { createTestSeed, visit } from '../testing/test-seed.ts';
import { secondsAfter } from '../core/time.ts';
import { runDueWork } from './due-work.ts';

const now = '2026-11-24T04:00:00.000Z';
const noon = new Date('2026-11-24T06:30:00.000Z');
const fail = (error: unknown) => {
  throw error;
};

async function startLogged(signupMinutes: readonly number[], requestTimes: readonly string[]) {
  const requests = requestTimes.map((time) => visit(`at ${time}`, time, 'pending'));
  const { backend, clock } = createTestBackend({ seed: createTestSeed(requests), now });
  const { store } = backend;
  await store.write(async (unit) => {
    for (const [index, minutes] of signupMinutes.entries()) {
      const expiresAt = secondsAfter(new Date(now), minutes * 60);
      const signup = { id: `900000000${index}`, name: 'X', passwordHash: '', expiresAt };
      await unit.insert('signups', { ...signup, role: 'patient' });
    }
  });
  const log: string[] = [];
  const logged: Store = {
    read: (work) => store.read(work),
    async write(work, options) {
      const result = await store.write(work, options);
      await store.read(async (reads) => {
        const signups = await reads.find('signups');
        const pending = await reads.find('appointments', { status: 'pending' });
        const left = [...signups, ...pending].map(({ id }) => id).join();
        if (left !== log.at(-1)) log.push(left);
      });
      return result;
    },
  };
  return { backend: { ...backend, store: logged }, clock, log };
}

it('requests lapse one after the other at their starts, and a sign-up ends between them', async () => {
  const { backend, log } = await startLogged([45], ['11:00', '10:00', '13:00']);
  await runDueWork(backend, noon, fail);
  expect(log).toEqual(['9000000000,at 11:00,at 13:00', 'at 11:00,at 13:00', 'at 13:00']);
});

it('one jump does the same in the same order as any smaller jumps', async () => {
  const minutes = fc.array(fc.integer({ min: 1, max: 150 }), { maxLength: 4 });
  const times = fc.uniqueArray(fc.constantFrom('09:35', '10:00', '10:30', '11:45', '12:30'));
  await fc.assert(
    fc.asyncProperty(minutes, times, minutes, async (signups, requests, stops) => {
      const whole = await startLogged(signups, requests);
      await runDueWork(whole.backend, noon, fail);
      const parts = await startLogged(signups, requests);
      for (const stop of stops.toSorted((a, b) => a - b)) {
        const until = new Date(secondsAfter(new Date(now), stop * 60));
        await runDueWork(parts.backend, until, fail);
        parts.clock.advance((until.getTime() - parts.clock.now().getTime()) / 1000);
      }
      await runDueWork(parts.backend, noon, fail);
      expect(parts.log).toEqual(whole.log);
    }),
    { numRuns: 30 },
  );
});

it('live seats of a call keep the rest of their life, and others are removed', async () => {
  const { backend } = createTestBackend({ seed: createTestSeed([]), now });
  const life = [45, 0];
  await backend.store.write(async (unit) => {
    for (const seconds of life) {
      await unit.insert('callSeats', {
        id: `${seconds}`,
        appointmentId: 'visit',
        personId: 'meera',
        otherId: 'ananya',
        seat: 'seat',
        joinedAt: now,
        expiresAt: secondsAfter(new Date(now), seconds),
      });
    }
  });
  await runDueWork(backend, noon, fail);
  const left = await backend.store.read((reads) => reads.find('callSeats'));
  expect(left).toMatchObject([{ id: '45', expiresAt: secondsAfter(noon, 45) }]);
});

it('a step that fails on the way does not stop the others', async () => {
  const { backend, log } = await startLogged([], ['10:00']);
  const onError = vi.fn<(error: unknown) => void>();
  const read: Store['read'] = (work) =>
    backend.store.read((reads) =>
      work({
        ...reads,
        findExpired: (collection, at, limit, where) =>
          collection === 'sessions' && limit < Infinity
            ? Promise.reject(new Error('no'))
            : reads.findExpired(collection, at, limit, where),
      }),
    );
  await runDueWork({ ...backend, store: { ...backend.store, read } }, noon, onError);
  expect(log).toEqual(['']);
  expect(onError).toHaveBeenCalledTimes(2);
});
