import { array, assert, asyncProperty, record, string, uint8Array } from 'fast-check';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { BrowserFiles } from '../../mocks/browser-files.ts';
import { readStoredFile } from '../../backend/files/files.ts';
import { BrowserStore } from '../../mocks/store/browser-store.ts';
import { SCHEMA_VERSION } from '../../backend/store/migrations.ts';
import { createFakeLocks } from '../../backend/testing/fake-locks.ts';
import { createTestSeed } from '../../backend/testing/test-seed.ts';
import { loadDemo, parseSavedDemo, type SavedView, saveDemo } from './saved-demo.ts';

const view: SavedView = {
  savedAt: new Date('2026-11-25T03:40:00.000Z'),
  link: '/demo#to=/appointments',
  accountId: 'patient-meera-nair',
  scenario: 'fully-booked',
  startTime: '2026-11-25T08:10',
  step: 2,
};

const at = new Date('2026-11-23T04:00:00.000Z');

vi.mock(
  import('../../backend/store/migration-steps.ts'),
  () => import('../../backend/testing/made-up-steps.ts'),
);

beforeEach(() => {
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  return () => vi.unstubAllGlobals();
});

async function openBrowser(day = '2026-11-23') {
  const indexedDB = new IDBFactory();
  const files = new BrowserFiles(indexedDB);
  const store = await BrowserStore.open({
    indexedDB,
    locks: createFakeLocks(),
    today: () => day,
    seed: () => createTestSeed(),
    confirmReplace: async () => undefined,
  });
  const read = () =>
    store.read(async (reads) => ({
      settings: sorted(await reads.find('settings')),
      accounts: sorted(await reads.find('accounts')),
    }));
  const close = () => Promise.all([store.close(), files.close()]);
  return { store, files, read, close };
}

function sorted<T extends { id: string }>(records: T[]): T[] {
  return records.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

type Parsed = Record<string, unknown> & { data: Record<string, unknown[]> };

async function saveSome(change: (saved: Parsed) => void = () => undefined): Promise<string> {
  const browser = await openBrowser();
  await browser.store.write((unit) => unit.insert('settings', { id: 'a', value: '1' }));
  await browser.files.put(new TextEncoder().encode('A letter'), at);
  const saved: Parsed = JSON.parse(await saveDemo(browser, view));
  change(saved);
  await browser.close();
  return JSON.stringify(saved);
}

test('a saved demo is the same in another browser, whatever is in it', async () => {
  const settings = array(record({ id: string({ minLength: 1 }), value: string() }), {
    maxLength: 5,
  });
  const contents = array(uint8Array({ maxLength: 20_000 }), { maxLength: 3 });
  await assert(
    asyncProperty(settings, contents, async (made, files) => {
      const unique = [...new Map(made.map((one) => [one.id, one])).values()];
      const one = await openBrowser();
      await one.store.write(async (unit) => {
        for (const setting of unique) await unit.insert('settings', setting);
      });
      const hashes = await Promise.all(
        files.map((bytes) => one.files.put(Uint8Array.from(bytes), at)),
      );
      const saved = await parseSavedDemo(await saveDemo(one, view));
      expect(saved).toMatchObject({ ...view, seededOn: '2026-11-23' });

      const other = await openBrowser('2026-11-30');
      await other.store.write((unit) => unit.insert('settings', { id: 'theirs', value: '' }));
      const theirs = await other.files.put(new TextEncoder().encode(`not ${hashes.join()}`), at);
      await loadDemo(other, saved);
      expect(await other.read()).toEqual(await one.read());
      expect(other.store.seededOn).toBe('2026-11-23');
      expect(other.store.startedOn).toBe('2026-11-30');
      for (const [index, hash] of hashes.entries()) {
        expect(await readStoredFile(other.files, hash)).toEqual(files[index]);
      }
      expect(await other.files.get(theirs)).toBeNull();
      await Promise.all([one.close(), other.close()]);
    }),
    { numRuns: 10 },
  );
});

test('a demo that an earlier version saved is migrated', async () => {
  const text = await saveSome((saved) => {
    saved.data = { ...saved.data, version: 1 as never, settings: [{ id: 'a', text: '1' }] };
    delete saved.data['callSeats'];
  });
  const browser = await openBrowser();
  await loadDemo(browser, await parseSavedDemo(text));
  const { settings } = await browser.read();
  expect(settings).toEqual([{ id: 'a', value: '1' }]);
  await browser.close();
});

test('a demo with damaged records is refused, and nothing is lost', async () => {
  const text = await saveSome((saved) => saved.data['accounts']?.push({ id: 'x' }));
  const browser = await openBrowser();
  await browser.store.write((unit) => unit.insert('settings', { id: 'own', value: '1' }));
  const own = await browser.files.put(new TextEncoder().encode('My own'), at);
  const before = await browser.read();
  await expect(loadDemo(browser, await parseSavedDemo(text))).rejects.toThrow(
    /^1 of its records cannot be read, the first in ‘accounts’/,
  );
  expect(await browser.read()).toEqual(before);
  expect(await browser.files.get(own)).not.toBeNull();
  await browser.close();
});

test.each([
  ['is empty', () => '', 'it is not a saved demo, or was cut short'],
  [
    'is cut short',
    (text: string) => text.slice(0, 500),
    'it is not a saved demo, or was cut short',
  ],
  ['is of another program', () => '{"name":"x"}', 'it is not a saved demo'],
  ['is of a later format', () => '{"demo":99}', 'a later version of CareSetu saved it'],
])('a file that %s is refused', async (_, change, message) => {
  await expect(parseSavedDemo(change(await saveSome()))).rejects.toThrow(message);
});

test.each<[string, (saved: Parsed) => void, RegExp]>([
  ['a damaged file', ({ files }) => spoil(files), /^a file in it is damaged$/],
  ['no time', (saved) => void delete saved['savedAt'], /^it is damaged \(savedAt: /],
  ['a scenario that does not exist', (saved) => void (saved['scenario'] = 'night'), /\(scenario: /],
  ['a link to elsewhere', (saved) => void (saved['link'] = 'https://evil.example'), /\(link: /],
  ['no accounts', ({ data }) => void delete data['accounts'], /^it has no "accounts"$/],
  [
    'a later data version',
    ({ data }) => void (data['version'] = (SCHEMA_VERSION + 1) as never),
    /which a later version of CareSetu wrote/,
  ],
])('a saved demo with %s is refused', async (_, change, message) => {
  await expect(parseSavedDemo(await saveSome(change))).rejects.toThrow(message);
});

function spoil(files: unknown): void {
  if (Array.isArray(files)) files[0].base64 = btoa('Another letter');
}
