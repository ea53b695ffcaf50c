import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeLocks } from '../../backend/testing/fake-locks.ts';
import { createTestSeed, people } from '../../backend/testing/test-seed.ts';
import type { ChangeSeed } from '../../backend/seed/change-seed.ts';
import { BrowserStore, type BrowserStoreOptions } from './browser-store.ts';
import { completed, toPromise } from './indexed-db.ts';
import { SCHEMA_VERSION } from '../../backend/store/migrations.ts';
import { OperationLog } from './operation-log.ts';
import type { Store } from '../../backend/store/store.ts';
import { testStore } from '../../backend/testing/store-contract.ts';

vi.mock(
  import('../../backend/store/migration-steps.ts'),
  () => import('../../backend/testing/made-up-steps.ts'),
);

const tabs: BrowserStore[] = [];

beforeEach(() => {
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
});

afterEach(async () => {
  await Promise.all(tabs.splice(0).map((tab) => tab.close()));
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function createProfile(changes: Partial<BrowserStoreOptions> = {}) {
  const seed = vi.fn<BrowserStoreOptions['seed']>(() => createTestSeed());
  const options = {
    indexedDB: new IDBFactory(),
    locks: createFakeLocks(),
    today: () => '2026-11-23',
    seed,
    confirmReplace: vi.fn<BrowserStoreOptions['confirmReplace']>(async () => {}),
    ...changes,
  };
  const openTab = async (more: Partial<BrowserStoreOptions> = {}) => {
    const tab = await BrowserStore.open({ ...options, ...more });
    tabs.push(tab);
    return tab;
  };
  return { ...options, seed, openTab };
}

/** A profile whose demo was stored by the version before. */
async function createVersion1() {
  const profile = createProfile();
  const tab = await profile.openTab();
  await put(tab, 'a', '1');
  await tab.close();
  const days = { seededOn: '2026-11-22', startedOn: '2026-11-22' };
  const state = { generation: 'earlier', ...days, compactedThrough: 0, schemaVersion: 1 };
  const storeVersion1 = () => putStored(profile.indexedDB, 'meta', state, 'state');
  await storeVersion1();
  return { ...profile, storeVersion1 };
}

const put = (store: Store, id: string, value: string) =>
  store.write((unit) => unit.insert('settings', { id, value }));

const ids = async (store: Store) => {
  const settings = await store.read((reads) => reads.find('settings'));
  return settings.map(({ id }) => id).sort();
};

describe('the browser store', () => {
  testStore((seed) => createProfile({ seed: () => seed }).openTab());
});

describe('a reload', () => {
  test('restores everything, even after many writes', async () => {
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

  test('keeps the day for which the demo data was created', async () => {
    const { openTab } = createProfile();
    await (await openTab()).close();
    const reloaded = await openTab({ today: () => '2026-11-30' });
    expect(reloaded.seededOn).toBe('2026-11-23');
    await reloaded.reset();
    expect(reloaded.seededOn).toBe('2026-11-30');
  });

  test('knows the device’s day on which demo data for another day was created', async () => {
    const { openTab } = createProfile();
    const tab = await openTab();
    const change = vi.fn<ChangeSeed>((seed) => ({ ...seed, messages: [] }));
    await tab.reset(new Date('2027-03-02T03:45:00Z'), change);
    expect(change).toHaveBeenCalledExactlyOnceWith(expect.anything(), '2027-03-02');
    await tab.close();
    const reloaded = await openTab({ today: () => '2026-11-30' });
    expect(reloaded.seededOn).toBe('2027-03-02');
    expect(reloaded.startedOn).toBe('2026-11-23');
    expect(await reloaded.read((reads) => reads.find('messages'))).toEqual([]);
  });

  test('sets aside an invalid record with a warning and restores the rest', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { openTab, indexedDB } = createProfile();
    const tab = await openTab();
    await put(tab, 'a', '1');
    await tab.close();
    await putStored(indexedDB, 'records', { collection: 'accounts', id: 'x', record: { id: 'x' } });
    const reloaded = await openTab();
    const accounts = await reloaded.read((reads) => reads.find('accounts'));
    expect(accounts.sort(byId)).toEqual(createTestSeed().accounts.sort(byId));
    expect(await ids(reloaded)).toEqual(['a']);
    expect(warn).toHaveBeenCalledOnce();
    await reloaded.close();
    await (await openTab()).close();
    expect(warn).toHaveBeenCalledOnce();
    await putStored(indexedDB, 'records', { collection: 'accounts', id: 'y', record: { id: 'y' } });
    await openTab();
    expect(await getStored(indexedDB, 'meta', 'set-aside')).toMatchObject([
      { record: { id: 'x' } },
    ]);
    expect(await getStored(indexedDB, 'meta', 'set-aside-2')).toMatchObject([
      { record: { id: 'y' } },
    ]);
  });

  test('migrates data of an earlier version and keeps a copy of the original', async () => {
    const { openTab, indexedDB, confirmReplace, storeVersion1 } = await createVersion1();
    const setting = { id: 'b', text: '2' };
    await putStored(indexedDB, 'log', {
      seq: 2,
      operations: [{ collection: 'settings', id: setting.id, record: setting }],
    });
    const reloaded = await openTab();
    expect(await reloaded.read((reads) => reads.get('settings', 'b'))).toEqual({
      id: 'b',
      value: '2',
    });
    expect(await ids(reloaded)).toEqual(['a', 'b']);
    expect(reloaded.seededOn).toBe('2026-11-22');
    const copy = await getStored(indexedDB, 'meta', 'version-1');
    expect(copy).toMatchObject({ settings: [{ id: 'a' }, setting] });
    expect(confirmReplace).not.toHaveBeenCalled();
    await put(reloaded, 'c', '3');
    await reloaded.close();
    expect(await ids(await openTab())).toEqual(['a', 'b', 'c']);

    await storeVersion1();
    await openTab();
    expect(await getStored(indexedDB, 'meta', 'version-1')).toEqual(copy);
    expect(await getStored(indexedDB, 'meta', 'version-1-2')).toMatchObject({
      settings: [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
    });
  });

  test('seeds the collections that an earlier version lacks, for the day of its demo data', async () => {
    const { openTab, indexedDB, seed } = await createVersion1();
    await deleteCollection(indexedDB, 'hospitals');
    const reloaded = await openTab({ today: () => '2026-11-30' });
    expect(seed.mock.calls.map(([day]) => day)).toEqual(['2026-11-23', '2026-11-22']);
    expect(await reloaded.read((reads) => reads.find('hospitals'))).toHaveLength(
      createTestSeed().hospitals.length,
    );
  });

  test('asks before replacing data from a later version', async () => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    const confirmReplace = vi.fn<BrowserStoreOptions['confirmReplace']>(() => asked);
    const { openTab, indexedDB, seed } = createProfile({ confirmReplace });
    await (await openTab()).close();
    const state = {
      generation: 'later',
      seededOn: '2026-11-22',
      startedOn: '2026-11-22',
      compactedThrough: 0,
      schemaVersion: SCHEMA_VERSION + 1,
    };
    await putStored(indexedDB, 'meta', state, 'state');
    await putStored(indexedDB, 'records', { collection: 'later', id: 'x', record: { id: 'x' } });
    const opening = openTab();
    await vi.waitFor(() => expect(confirmReplace).toHaveBeenCalledOnce());
    expect(confirmReplace.mock.calls[0]?.[0]).toMatchObject({
      version: SCHEMA_VERSION + 1,
      collections: { later: [{ id: 'x' }] },
    });
    expect(seed).toHaveBeenCalledOnce();
    expect(await getStored(indexedDB, 'meta', 'state')).toEqual(state);
    answer();
    expect(await (await opening).read((reads) => reads.find('accounts'))).toHaveLength(4);
    expect(seed).toHaveBeenCalledTimes(2);
  });

  test('refuses to write once another tab has stored a later version', async () => {
    const { openTab, indexedDB } = createProfile();
    const tab = await openTab();
    const state = {
      generation: 'later',
      seededOn: '2026-11-22',
      startedOn: '2026-11-22',
      compactedThrough: 0,
      schemaVersion: SCHEMA_VERSION + 1,
    };
    await putStored(indexedDB, 'meta', state, 'state');
    await expect(put(tab, 'a', '1')).rejects.toThrow('Reload this page');
  });
});

test('an unknown field stays on its record through updates and a migration', async () => {
  const { openTab, indexedDB } = createProfile();
  const tab = await openTab();
  const { patientA } = people;
  const account = await tab.read((reads) => reads.get('accounts', patientA.id));
  await tab.close();
  const stored = { collection: 'accounts', id: patientA.id, record: { ...account, pet: 'cat' } };
  await putStored(indexedDB, 'records', stored);

  const later = await openTab();
  await later.write((unit) => unit.update('accounts', patientA.id, { name: 'Renamed' }));
  for (let index = 0; index < 100; index += 1) await put(later, `s${index}`, '');
  await later.close();
  const key = ['accounts', patientA.id];
  const renamed = { record: { name: 'Renamed', pet: 'cat' } };
  expect(await getStored(indexedDB, 'records', key)).toMatchObject(renamed);

  const state = await getStored(indexedDB, 'meta', 'state');
  await putStored(indexedDB, 'meta', { ...Object(state), schemaVersion: 1 }, 'state');
  const migrated = await openTab();
  expect(await getStored(indexedDB, 'records', key)).toMatchObject(renamed);
  expect(await migrated.read((reads) => reads.get('accounts', patientA.id))).not.toHaveProperty(
    'pet',
  );
});

describe('two tabs', () => {
  test('seed the demo only once when they start at the same time', async () => {
    const { openTab, seed } = createProfile();
    const [one, two] = await Promise.all([openTab(), openTab()]);
    expect(seed).toHaveBeenCalledOnce();
    for (const tab of [one, two]) {
      const account = await tab.read((reads) => reads.get('accounts', people.patientA.id));
      expect(account).toEqual(people.patientA);
    }
  });

  test('receive each other’s changes', async () => {
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

  test('sync before a write, even without a broadcast', async () => {
    vi.stubGlobal('BroadcastChannel', SilentChannel);
    const { openTab } = createProfile();
    const [one, two] = await Promise.all([openTab(), openTab()]);
    await put(one, 'a', '1');
    expect(await ids(two)).toEqual([]);
    await expect(put(two, 'a', '2')).rejects.toThrow('already holds');
    expect(await ids(two)).toEqual(['a']);
  });

  test('still sync after the log was compacted', async () => {
    vi.stubGlobal('BroadcastChannel', SilentChannel);
    const { openTab } = createProfile();
    const [one, two] = await Promise.all([openTab(), openTab()]);
    for (let index = 0; index < 130; index += 1) await put(one, `s${index}`, '');
    await two.catchUp();
    expect(await ids(two)).toEqual(await ids(one));
  });

  test('lose none of 100 concurrent writes', async () => {
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

  test('both start over when one of them resets the demo', async () => {
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

test('a write that cannot be stored changes nothing', async () => {
  const { openTab } = createProfile();
  const [one, two] = await Promise.all([openTab(), openTab()]);
  vi.spyOn(OperationLog.prototype, 'append').mockRejectedValueOnce(new Error('disk full'));
  await expect(put(one, 'a', '1')).rejects.toThrow('disk full');
  expect(await ids(one)).toEqual([]);
  await put(two, 'a', '1');
  await vi.waitFor(async () => expect(await ids(one)).toEqual(['a']));
});

test('a tab starts with new demo data after its data was cleared', async () => {
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

const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);

async function openStored(indexedDB: IDBFactory): Promise<IDBDatabase> {
  return toPromise(indexedDB.open('caresetu-demo'));
}

async function putStored(
  indexedDB: IDBFactory,
  store: string,
  value: unknown,
  key?: string,
): Promise<void> {
  const database = await openStored(indexedDB);
  const transaction = database.transaction(store, 'readwrite');
  transaction.objectStore(store).put(value, key);
  await completed(transaction);
  database.close();
}

async function getStored(indexedDB: IDBFactory, store: string, key: IDBValidKey): Promise<unknown> {
  const database = await openStored(indexedDB);
  const value: unknown = await toPromise(database.transaction(store).objectStore(store).get(key));
  database.close();
  return value;
}

async function deleteCollection(indexedDB: IDBFactory, collection: string): Promise<void> {
  const database = await openStored(indexedDB);
  const transaction = database.transaction('records', 'readwrite');
  transaction.objectStore('records').delete(IDBKeyRange.bound([collection], [collection, []]));
  await completed(transaction);
  database.close();
}
