import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { GroupCommitStore } from '../../server/store/file/group-commit.ts';
import { seedOperations } from '../../backend/store/operations.ts';
import type { CollectionName, RecordOf } from '../../backend/store/records.ts';
import type { ReadTransaction, Store, UnitOfWork } from '../../backend/store/store.ts';
import { type Rows, Tables } from '../../backend/store/tables.ts';
import { createTestBackend } from '../../backend/testing/test-backend.ts';
import { createTestSeed, people, signIn } from '../../backend/testing/test-seed.ts';
import { secondsAfter } from '../../backend/core/time.ts';
import { startSweeping, sweep } from '../../backend/sweep/sweep.ts';
import { stores } from './support/stores.ts';

const code = {
  purpose: 'signup',
  phone: '9222222222',
  address: '192.0.2.1',
  sentAt: '2026-11-23T04:00:00.000Z',
  codeHash: '',
  triesLeft: 1,
} as const;
const { patientA, doctorA } = people;
const now = new Date('2026-11-23T04:00:00.000Z');
const day = 24 * 60 * 60;
const wrongLogin = {
  phone: patientA.phone,
  role: patientA.role,
  password: 'not-the-password',
  remember: false,
};

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function key(id: string, expiresInSeconds: number): RecordOf<'idempotency'> {
  return {
    id: `${patientA.id}:${id}`,
    accountId: patientA.id,
    fingerprint: '',
    answer: {},
    expiresAt: secondsAfter(now, expiresInSeconds),
  };
}

describe('the sweep', () => {
  test('removes only expired rows', async () => {
    const { backend, clock } = createTestBackend({ seed: createTestSeed() });
    const { store } = backend;
    await store.write(async (unit) => {
      for (let index = 0; index < 1200; index += 1) {
        await unit.insert('idempotency', key(`expired-${index}`, 60));
      }
      await unit.insert('idempotency', key('valid', 61));
      const expiresAt = secondsAfter(now, 60);
      const signup = { id: '9000000099', name: 'X', role: 'patient' as const, passwordHash: '' };
      await unit.insert('signups', { ...signup, expiresAt });
      await unit.insert('oneTimeCodes', { id: 'code', ...code, expiresAt });
    });
    await sweep(backend);
    expect(await store.read((reads) => reads.find('idempotency'))).toHaveLength(1201);
    clock.advance(60);
    await sweep(backend);
    const left = await store.read(async (reads) => ({
      keys: (await reads.find('idempotency')).map(({ id }) => id),
      signups: await reads.find('signups'),
      codes: (await reads.find('oneTimeCodes')).map(({ id }) => id),
    }));
    expect(left).toEqual({ keys: [`${patientA.id}:valid`], signups: [], codes: ['code'] });
    clock.advance(day);
    await sweep(backend);
    expect(await store.read((reads) => reads.find('oneTimeCodes'))).toEqual([]);
  });

  test('removes expired sessions', async () => {
    const { backend, clock, createDevice } = createTestBackend({ seed: createTestSeed() });
    await signIn(createDevice(), patientA);
    clock.advance(30 * day - 1);
    await sweep(backend);
    expect(await backend.store.read((reads) => reads.find('sessions'))).toHaveLength(1);
    clock.advance(1);
    await sweep(backend);
    expect(await backend.store.read((reads) => reads.find('sessions'))).toEqual([]);
  });

  test('removes a known device a year after its last login', async () => {
    const { backend, clock, createDevice } = createTestBackend({ seed: createTestSeed() });
    await signIn(createDevice(), patientA);
    clock.advance(365 * day - 1);
    await sweep(backend);
    expect(await backend.store.read((reads) => reads.find('knownDevices'))).toHaveLength(1);
    clock.advance(1);
    await sweep(backend);
    expect(await backend.store.read((reads) => reads.find('knownDevices'))).toEqual([]);
  });

  test('keeps the count of wrong passwords until a day after the block ends', async () => {
    const { backend, clock, createDevice } = createTestBackend({ seed: createTestSeed() });
    const device = createDevice();
    const guess = () => device.call('login', {}, { body: wrongLogin });
    const throttles = () => backend.store.read((reads) => reads.find('throttles'));
    for (let tries = 0; tries < 5; tries += 1) await guess();
    expect((await guess()).status).toBe(429);
    clock.advance(15 * 60 + day - 1);
    await sweep(backend);
    expect(await throttles()).not.toEqual([]);
    clock.advance(1);
    await sweep(backend);
    expect(await throttles()).toEqual([]);
  });

  test('continues with the other steps when one step fails, and reports the failure', async () => {
    const { backend } = createTestBackend({ seed: createTestSeed() });
    const { store } = backend;
    await store.write(async (unit) => {
      await unit.insert('unusedFiles', { id: 'a', expiresAt: secondsAfter(now, -1) });
      await unit.insert('idempotency', key('expired', -1));
    });
    const read: Store['read'] = (work) =>
      store.read((reads) =>
        work({
          ...reads,
          findExpired: (collection, at, limit, where) =>
            collection === 'signups'
              ? Promise.reject(new Error('The disk is on fire'))
              : reads.findExpired(collection, at, limit, where),
        }),
      );
    const failing: Store = { read, write: (work) => store.write(work) };
    await expect(sweep({ ...backend, store: failing })).rejects.toThrow('The disk is on fire');
    expect(await store.read((reads) => reads.find('unusedFiles'))).toEqual([]);
    expect(await store.read((reads) => reads.find('idempotency'))).toEqual([]);
  });

  test('runs at startup and every minute until stopped, even after a failure', async () => {
    vi.useFakeTimers();
    const { backend, clock } = createTestBackend({ seed: createTestSeed() });
    const { store } = backend;
    const put = (id: string) =>
      store.write((unit) => unit.insert('idempotency', { ...key(id, 0), id }));
    const count = () => store.read(async (reads) => (await reads.find('idempotency')).length);
    const onError = vi.fn<(error: unknown) => void>();
    const failing = vi.spyOn(store, 'read');
    await put('a');
    const stop = startSweeping(backend, { onError });
    await vi.advanceTimersByTimeAsync(0);
    expect(await count()).toBe(0);

    failing.mockRejectedValueOnce(new Error('no'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(onError).toHaveBeenCalledOnce();

    await put('b');
    clock.advance(1);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(await count()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await count()).toBe(0);

    await stop();
    await put('c');
    await vi.advanceTimersByTimeAsync(120_000);
    expect(await count()).toBe(1);
  });
});

interface Counted {
  store: Store;
  count: () => number;
}

function countHandedOut(store: Store): Counted {
  let count = 0;
  const counted = (reads: ReadTransaction): ReadTransaction => ({
    async get(collection, id) {
      count += 1;
      return reads.get(collection, id);
    },
    async find(collection, where) {
      const found = await reads.find(collection, where);
      count += found.length;
      return found;
    },
    async findExpired(collection, at, limit, where) {
      const found = await reads.findExpired(collection, at, limit, where);
      count += found.length;
      return found;
    },
  });
  const countedUnit = (unit: UnitOfWork): UnitOfWork => ({
    ...counted(unit),
    findDuplicates: (collection, where) => unit.findDuplicates(collection, where),
    insert: (collection, record) => unit.insert(collection, record),
    update: (collection, id, changes) => unit.update(collection, id, changes),
    remove: (collection, id) => unit.remove(collection, id),
    removeAuditEntry: (id) => unit.removeAuditEntry(id),
  });
  const counting: Store = {
    read: (work) => store.read((reads) => work(counted(reads))),
    write: (work) => store.write((unit) => work(countedUnit(unit))),
  };
  return { store: counting, count: () => count };
}

function createCountingStore() {
  let count = 0;
  const tables = new Tables(<C extends CollectionName>(): Rows<C> => {
    const rows = new Map<string, RecordOf<C>>();
    return {
      get(id) {
        count += 1;
        return rows.get(id);
      },
      set: (id, record) => rows.set(id, record),
      delete: (id) => rows.delete(id),
      *values() {
        for (const record of rows.values()) {
          count += 1;
          yield record;
        }
      },
      clear: () => rows.clear(),
    };
  });
  tables.apply(seedOperations(createTestSeed()));
  const disk = { append: async () => undefined, tidy: async () => undefined };
  return { store: new GroupCommitStore(tables, disk), count: () => count };
}

describe('2,000 unexpired rows of each kind', () => {
  const ROWS = 2000;
  async function readsOf({ store, count }: Counted, rows: number) {
    const { createDevice } = createTestBackend({ store, now: now.toISOString() });
    const device = createDevice();
    const { accessToken } = await signIn(device, patientA);
    await store.write(async (unit) => {
      const expiresAt = secondsAfter(now, 60);
      for (let index = 0; index < rows; index += 1) {
        const id = `row-${index}`;
        const blank = { usedAt: [], blockedUntil: null, blocks: 0 };
        await unit.insert('idempotency', { ...key(id, 60), accountId: `patient-${index}` });
        await unit.insert('throttles', { id, ...blank, expiresAt });
        await unit.insert('oneTimeCodes', { id, ...code, expiresAt });
        await unit.insert('unusedFiles', { id, expiresAt });
      }
    });
    const before = count();
    const booked = await device.call(
      'bookAppointment',
      { doctorId: doctorA.id },
      {
        token: accessToken,
        headers: { 'idempotency-key': 'one' },
        body: {
          doctorId: doctorA.id,
          date: '2026-11-24',
          time: '11:30',
          appointmentType: 'video',
          notes: '',
        },
      },
    );
    expect(booked.status).toBe(201);
    const afterBooking = count();
    const { phone } = patientA;
    expect((await device.call('forgotPassword', {}, { body: { phone } })).status).toBe(200);
    const afterCode = count();
    expect((await device.call('login', {}, { body: wrongLogin })).status).toBe(401);
    return {
      booking: afterBooking - before,
      code: afterCode - afterBooking,
      login: count() - afterCode,
    };
  }

  test.each<[string, () => Promise<Counted>]>([
    ...stores.map(({ name, open }): [string, () => Promise<Counted>] => [
      name,
      async () => {
        const { store, close } = await open(createTestSeed());
        onTestFinished(async () => void (await close()));
        return countHandedOut(store);
      },
    ]),
    ['in the rows below the indexes', async () => createCountingStore()],
  ])('do not make API calls read any more data %s', async (_, create) => {
    expect(await readsOf(await create(), ROWS)).toEqual(await readsOf(await create(), 0));
  });
});
