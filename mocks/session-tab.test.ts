import { expect, test } from 'vitest';
import { openSession } from '../backend/handlers/auth/sessions.ts';
import { browserDevices, joinTabs, playedDevice, signFrameIn, tabSessions } from './session-tab.ts';
import type { AccountRecord } from '../backend/store/records.ts';
import { createFakeLocks } from '../backend/testing/fake-locks.ts';
import { createTestBackend } from '../backend/testing/test-backend.ts';
import { createTestSeed, people } from '../backend/testing/test-seed.ts';

const { patientA, doctorA } = people;
const request = new Request('http://api.test/api/login');

function createProfile() {
  const { backend, clock } = createTestBackend({ seed: createTestSeed() });
  const { store } = backend;
  const locks = createFakeLocks();

  const openPage = async (storage = new Map<string, string>()) => {
    const page = closableLocks(locks);
    const environment = { storage: storageOf(storage), locks: page.locks };
    await joinTabs(environment, store, clock);
    const sessions = tabSessions(environment);
    const token = () => sessions.read(request);
    return {
      storage,
      token,
      close: page.close,
      async person() {
        const id = token()?.split('.')[0] ?? '';
        return (await store.read((reads) => reads.get('sessions', id)))?.accountId;
      },
      async signIn(account: AccountRecord, { remember = false } = {}) {
        clock.advance(1);
        const { issued } = await store.write((unit) =>
          openSession(unit, account, { remember }, clock.now()),
        );
        sessions.write(request, issued);
      },
      signOut: () => sessions.clear(request),
    };
  };
  const openFrame = async (accountId: string | null) => {
    const storage = new Map<string, string>();
    expect(await signFrameIn({ storage: storageOf(storage) }, accountId, store, clock)).toBe(true);
    return openPage(storage);
  };
  return { openPage, openFrame, store };
}

test('a reload keeps the session', async () => {
  const { openPage } = createProfile();
  const page = await openPage();
  await page.signIn(patientA);
  const token = page.token();
  await page.close();
  const reloaded = await openPage(page.storage);
  expect(reloaded.token()).toBe(token);
  expect(await reloaded.person()).toBe(patientA.id);
});

test('two tabs can have different users', async () => {
  const { openPage } = createProfile();
  const [one, two] = [await openPage(), await openPage()];
  await one.signIn(patientA);
  await two.signIn(doctorA);
  expect(await one.person()).toBe(patientA.id);
  expect(await two.person()).toBe(doctorA.id);
});

test('a new tab gets its own session for the user who signed in last', async () => {
  const { openPage } = createProfile();
  const [one, two] = [await openPage(), await openPage()];
  await one.signIn(doctorA);
  await two.signIn(patientA);
  const three = await openPage();
  expect(await three.person()).toBe(patientA.id);
  expect(three.token()).not.toBe(two.token());
});

test('a new tab does not sign in as someone whom the demo plays in another tab', async () => {
  const { openPage, store } = createProfile();
  const page = await openPage();
  await page.signIn(patientA);
  await store.write((unit) => {
    const later = new Date('2026-11-24T04:00:00.000Z');
    return openSession(unit, doctorA, { remember: false, device: playedDevice }, later);
  });
  expect(await (await openPage()).person()).toBe(patientA.id);
});

test('a session without ‘remember me’ ends when the last tab closes', async () => {
  const { openPage, store } = createProfile();
  const page = await openPage();
  await page.signIn(patientA);
  await page.close();
  const later = await openPage();
  expect(later.token()).toBeNull();
  expect(await store.read((reads) => reads.find('sessions'))).toEqual([]);
});

test('a remembered user stays signed in after all tabs have closed', async () => {
  const { openPage } = createProfile();
  const page = await openPage();
  await page.signIn(patientA, { remember: true });
  await page.close();
  const later = await openPage();
  expect(await later.person()).toBe(patientA.id);
});

test('a logged-out tab stays logged out after a reload, whatever other tabs do', async () => {
  const { openPage } = createProfile();
  const [one, two] = [await openPage(), await openPage()];
  await one.signIn(patientA);
  await two.signIn(doctorA);
  one.signOut();
  await one.close();
  expect((await openPage(one.storage)).token()).toBeNull();
});

test('a duplicated tab gets its own session for the same user', async () => {
  const { openPage } = createProfile();
  const page = await openPage();
  await page.signIn(patientA);
  const copy = await openPage(new Map(page.storage));
  expect(await copy.person()).toBe(patientA.id);
  expect(copy.token()).not.toBe(page.token());
  expect(await page.person()).toBe(patientA.id);
});

test('no user is signed in on the first visit', async () => {
  const { openPage } = createProfile();
  expect((await openPage()).token()).toBeNull();
});

function storageOf(values: Map<string, string>) {
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

function closableLocks({ request, query }: ReturnType<typeof createFakeLocks>) {
  let close = () => {};
  const closed = new Promise<void>((resolve) => {
    close = resolve;
  });
  const requests: Promise<unknown>[] = [];
  const closableRequest: typeof request = (name: string, ...rest: unknown[]) => {
    const callback = rest.pop();
    const options = Object(rest.pop());
    if (typeof callback !== 'function') throw new Error('A lock needs a callback');
    const requested = request(name, options, (lock) => Promise.race([callback(lock), closed]));
    requests.push(requested);
    return requested;
  };
  return {
    locks: { request: closableRequest, query },
    async close() {
      close();
      await Promise.allSettled(requests);
    },
  };
}

test('a frame starts with its own session, even if another user has signed in since', async () => {
  const { openPage, openFrame } = createProfile();
  const page = await openPage();
  await page.signIn(doctorA);
  const frame = await openFrame(patientA.id);
  expect(await frame.person()).toBe(patientA.id);
  await frame.close();
  expect(await (await openPage(frame.storage)).person()).toBe(patientA.id);
  expect(await page.person()).toBe(doctorA.id);
});

test('a frame of a guest does not continue the last session', async () => {
  const { openPage, openFrame } = createProfile();
  await (await openPage()).signIn(doctorA);
  expect((await openFrame(null)).token()).toBeNull();
});

test('all tabs of the browser are one device', () => {
  const stored = storageOf(new Map());
  expect(browserDevices(stored).read(request)).toEqual([]);
  browserDevices(stored).write(request, ['first', 'second']);
  expect(browserDevices(stored).read(request)).toEqual(['first', 'second']);
});
