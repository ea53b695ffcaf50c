import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeLocks } from '../testing/fake-locks.ts';
import { createTestSeed, people } from '../testing/test-seed.ts';
import { BrowserStore, type BrowserStoreOptions } from './browser-store.ts';
import { OperationLog } from './operation-log.ts';
import type { Store } from './store.ts';
import { testStore } from './store-contract.ts';

const tabs: BrowserStore[] = [];

beforeEach(() => {
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
});

afterEach(async () => {
  await Promise.all(tabs.splice(0).map((tab) => tab.close()));
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A browser profile, in which tabs are opened. */
function createProfile(changes: Partial<BrowserStoreOptions> = {}) {
  const seed = vi.fn<BrowserStoreOptions['seed']>(() => createTestSeed());
  const options = {
    indexedDB: new IDBFactory(),
    locks: createFakeLocks(),
    today: () => '2026-11-23',
    seed,
    ...changes,
  };
  const openTab = async (more: Partial<BrowserStoreOptions> = {}) => {
    const tab = await BrowserStore.open({ ...options, ...more });
    tabs.push(tab);
    return tab;
  };
  return { ...options, seed, openTab };
}

const put = (store: Store, id: string, value: string) =>
  store.write((unit) => unit.insert('settings', { id, value }));

const ids = async (store: Store) => {
  const settings = await store.read((reads) => reads.find('settings'));
  return settings.map(({ id }) => id).sort();
};

describe('browser store', () => {
  testStore((seed) => createProfile({ seed: () => seed }).openTab());
});

describe('a reload', () => {
  test('finds everything as it was, after many writes too', async () => {
    const { openTab, seed } = createProfile();
    const tab = await openTab();
    for (let index = 0; index < 250; index += 1) await put(tab, `s${index}`, String(index));
    await tab.write((unit) => unit.remove('settings', 's0'));
    await tab.write((unit) => unit.update('accounts', people.patientA.id, { name: 'Renamed' }));
    await tab.close();

    const reloaded = await openTab();
    expect(await ids(reloaded)).toEqual(await ids(tab));
    const account = await reloaded.read((reads) => reads.get('accounts', people.patientA.id));
    expect(account?.name).toBe('Renamed');
    expect(seed).toHaveBeenCalledOnce();
  });

  test('knows the day that the demo was made for', async () => {
    const { openTab } = createProfile();
    await (await openTab()).close();
    const reloaded = await openTab({ today: () => '2026-11-30' });
    expect(reloaded.seededOn).toBe('2026-11-23');
    await reloaded.reset();
    expect(reloaded.seededOn).toBe('2026-11-30');
  });

  test('starts afresh, with a warning, from what another version has stored', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { openTab, indexedDB } = createProfile();
    await (await openTab()).close();
    await spoilRecords(indexedDB);
    const reloaded = await openTab();
    const accounts = await reloaded.read((reads) => reads.find('accounts'));
    expect(accounts).toEqual(createTestSeed().accounts);
    expect(warn).toHaveBeenCalledOnce();
  });

  test('starts afresh, too, where what was stored lacks what has come since', async () => {
    const { openTab, indexedDB, seed } = createProfile();
    const request = indexedDB.open('caresetu-demo', 1);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore('meta').put({ generation: 'old' }, 'state');
      request.result.createObjectStore('records', { keyPath: ['collection', 'id'] });
    });
    await new Promise((resolve) => request.addEventListener('success', resolve));
    request.result.close();
    const tab = await openTab();
    expect(seed).toHaveBeenCalledOnce();
    expect(await tab.read((reads) => reads.find('accounts'))).toHaveLength(4);
  });
});

describe('two tabs', () => {
  test('that start together seed once', async () => {
    const { openTab, seed } = createProfile();
    const [one, two] = await Promise.all([openTab(), openTab()]);
    expect(seed).toHaveBeenCalledOnce();
    for (const tab of [one, two]) {
      const account = await tab.read((reads) => reads.get('accounts', people.patientA.id));
      expect(account).toEqual(people.patientA);
    }
  });

  test('follow each other', async () => {
    const { openTab } = createProfile();
    const [one, two] = await Promise.all([openTab(), openTab()]);
    const listener = vi.fn<() => void>();
    const stop = two.onChange(listener);
    await put(one, 'a', '1');
    await vi.waitFor(async () => expect(await ids(two)).toEqual(['a']));
    expect(listener).toHaveBeenCalledOnce();
    stop();
    await put(two, 'b', '1');
    await vi.waitFor(async () => expect(await ids(one)).toEqual(['a', 'b']));
    expect(listener).toHaveBeenCalledOnce();
  });

  test('catch up before they write, though they have heard nothing', async () => {
    vi.stubGlobal('BroadcastChannel', SilentChannel);
    const { openTab } = createProfile();
    const [one, two] = await Promise.all([openTab(), openTab()]);
    await put(one, 'a', '1');
    expect(await ids(two)).toEqual([]);
    await expect(put(two, 'a', '2')).rejects.toThrow('already holds');
    expect(await ids(two)).toEqual(['a']);
  });

  test('catch up though the log has gone into the records meanwhile', async () => {
    vi.stubGlobal('BroadcastChannel', SilentChannel);
    const { openTab } = createProfile();
    const [one, two] = await Promise.all([openTab(), openTab()]);
    for (let index = 0; index < 130; index += 1) await put(one, `s${index}`, '');
    await two.catchUp();
    expect(await ids(two)).toEqual(await ids(one));
  });

  test('lose none of 100 writes made at once', async () => {
    const { openTab } = createProfile();
    const [one, two] = await Promise.all([openTab(), openTab()]);
    const writes = Array.from({ length: 100 }, (_, index) =>
      put(index % 2 ? one : two, `s${index}`, ''),
    );
    await Promise.all(writes);
    await Promise.all([one.catchUp(), two.catchUp()]);
    expect(await ids(one)).toHaveLength(100);
    expect(await ids(two)).toHaveLength(100);
    expect(await ids(await openTab())).toHaveLength(100);
  });

  test('both start again when one resets the demo', async () => {
    const { openTab } = createProfile();
    const [one, two] = await Promise.all([openTab(), openTab()]);
    await put(one, 'a', '1');
    await put(one, 'b', '1');
    await two.reset();
    await vi.waitFor(async () => expect(await ids(one)).toEqual([]));
    await put(one, 'c', '1');
    await vi.waitFor(async () => expect(await ids(two)).toEqual(['c']));
  });
});

test('a write that cannot be stored leaves nothing behind', async () => {
  const { openTab } = createProfile();
  const [one, two] = await Promise.all([openTab(), openTab()]);
  vi.spyOn(OperationLog.prototype, 'append').mockRejectedValueOnce(new Error('disk full'));
  await expect(put(one, 'a', '1')).rejects.toThrow('disk full');
  expect(await ids(one)).toEqual([]);
  await put(two, 'a', '1');
  await vi.waitFor(async () => expect(await ids(one)).toEqual(['a']));
});

test('a tab whose data has been cleared starts with a fresh demo', async () => {
  const { openTab, indexedDB } = createProfile();
  const tab = await openTab();
  await put(tab, 'a', '1');
  const request = indexedDB.deleteDatabase('caresetu-demo');
  await new Promise((resolve) => request.addEventListener('success', resolve));
  await put(tab, 'b', '1');
  expect(await ids(tab)).toEqual(['b']);
});

class SilentChannel extends EventTarget {
  postMessage(): void {}
  close(): void {}
}

function spoilRecords(indexedDB: IDBFactory): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.open('caresetu-demo');
    request.addEventListener('success', () => {
      const transaction = request.result.transaction('records', 'readwrite');
      transaction
        .objectStore('records')
        .put({ collection: 'accounts', id: 'x', record: { id: 'x' } });
      transaction.addEventListener('complete', () => {
        request.result.close();
        resolve();
      });
    });
  });
}
