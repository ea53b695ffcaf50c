import { join } from 'node:path';
import * as fc from 'fast-check';
import { parseAst } from 'vite';
import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { appointment } from '../../src/contract/appointments.ts';
import { currentTime, deviceMs, setClock } from '../../src/domain/time/clock.ts';
import { addDays, dateInIndia } from '../../src/domain/time/india-time.ts';
import { systemClock } from '../../backend/core/clock.ts';
import { sweep } from '../../backend/sweep/sweep.ts';
import { createTestBackend } from '../../backend/testing/test-backend.ts';
import { createTestSeed, people, signIn } from '../../backend/testing/test-seed.ts';
import { projectRoot } from '../../scripts/ensure-installed.mjs';
import plugin from '../../scripts/lint-layers.mjs';

afterEach(() => {
  vi.unstubAllGlobals();
  setClock(deviceMs);
});

function lint(file: string, code: string): string[] {
  const messages: string[] = [];
  const visitor = plugin.rules['one-clock'].create({
    filename: join(projectRoot, file),
    report: ({ message }) => messages.push(message),
  });
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if (isNode(node)) visitor[node.type]?.(node);
    Object.values(node).forEach(visit);
  };
  visit(parseAst(code));
  return messages;
}

function isNode(value: object): value is { type: string } {
  return 'type' in value && typeof value.type === 'string';
}

const readers = ['new Date()', 'Date.now()', 'Date()', 'new globalThis.Date()', '[].map(Date.now)'];

it.each(readers)(
  'the lint refuses ‘%s’ in src, backend, server, mocks and demo, and says what to use',
  (code) => {
    for (const file of ['src/ui/Chip.tsx', 'server/core/log.ts']) {
      expect(lint(file, code)).toEqual([expect.stringContaining('Use currentTime()')]);
    }
  },
);

it('the lint allows it in the clock, in tests and in tools', () => {
  for (const file of ['src/domain/time/clock.ts', 'src/a.test.ts', 'tools/bench/bench.ts']) {
    expect(readers.flatMap((code) => lint(file, code))).toEqual([]);
  }
});

it('the lint allows dates of a known time', () => {
  const code = 'new Date(0); new Date(text); Date.parse(text); Date.UTC(2026, 1); data.now()';
  expect(lint('src/a.ts', code)).toEqual([]);
});

const TEST = 'one-clock.test';
const RealDate = Date;

/** Packages may read the device's time, as MSW does for cookies. */
function readDevice(): number {
  const { stack = '' } = new Error('The device’s time was read');
  const caller = stack.split('\n').find((line) => /^ +at /.test(line) && !line.includes(TEST));
  if (caller?.includes('node_modules')) return RealDate.now();
  throw new Error(`The device’s time was read ${caller}`);
}

function poisonDate(): void {
  vi.stubGlobal(
    'Date',
    new Proxy(RealDate, {
      construct: (target, args: unknown[], newTarget) =>
        Reflect.construct(target, args.length > 0 ? args : [readDevice()], newTarget),
      apply: () => new RealDate(readDevice()).toString(),
      get: (target, key, receiver) =>
        key === 'now' ? readDevice : Reflect.get(target, key, receiver),
    }),
  );
}

const booked = z.object({ appointment });

it('the backend takes the time from the clock alone, at any time of any day', async () => {
  const minutes = fc.integer({ min: 0, max: 10 * 365 * 24 * 60 });
  await fc.assert(
    fc.asyncProperty(minutes, async (minute) => {
      const start = RealDate.parse('2026-01-01T00:00:00Z') + minute * 60_000;
      setClock(() => start);
      poisonDate();
      const { backend, createDevice } = createTestBackend({ seed: createTestSeed() });
      const device = createDevice();
      backend.clock.now = systemClock.now;
      const { accessToken } = await signIn(device, people.patientA);
      const date = addDays(dateInIndia(currentTime()), 1);
      const doctorId = people.doctorA.id;
      const slot = { doctorId, date, time: '10:00', appointmentType: 'video', notes: '' };
      const sent = { token: accessToken, body: slot };
      const { body } = await device.call('bookAppointment', { doctorId }, sent);
      expect(booked.parse(body).appointment).toMatchObject({
        date,
        createdAt: currentTime().toISOString(),
      });
      await sweep(backend);
    }),
    { numRuns: 20 },
  );
});
