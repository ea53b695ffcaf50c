import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IDBFactory } from 'fake-indexeddb';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { StorageError, StoreBusyError } from '../../backend/store/storage-error.ts';
import { openS3Double, type S3Double } from '../../server/testing/s3-double.ts';
import { BrowserFiles } from '../../mocks/browser-files.ts';
import { type Files, readStoredFile } from '../../backend/files/files.ts';
import { createFolderFiles, toFilesPath } from '../../server/files/folder-files.ts';
import { createMemoryFiles } from '../../backend/files/memory-files.ts';
import { createS3Files } from '../../server/files/s3-files.ts';

const HASH = '185f8db32271fe25f561a6fc938b2e264306ec304eda518007d1764826381969';

let folder: string;
let s3: S3Double;

beforeAll(async () => {
  s3 = await openS3Double();
});

afterAll(() => s3.close());

beforeEach(async () => {
  s3.objects.clear();
  folder = await mkdtemp(join(tmpdir(), 'caresetu-files-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const now = new Date('2026-11-23T04:00:00.000Z');
const hourAgo = new Date('2026-11-23T03:00:00.000Z');

const bytesOf = (text: string) => new TextEncoder().encode(text);
const root = () => toFilesPath(join(folder, 'caresetu.json'));

const places: [string, () => Files][] = [
  ['memory', createMemoryFiles],
  ['a browser', () => new BrowserFiles(new IDBFactory())],
  ['a folder', () => createFolderFiles(root())],
  ['a bucket', () => createS3Files(s3.settings)],
];

describe.each(places)('files in %s', (_, create) => {
  test('can be read by their content hash', async () => {
    const files = create();
    expect(await files.put(bytesOf('Hello'), now)).toBe(HASH);
    expect(await readStoredFile(files, HASH)).toEqual(bytesOf('Hello'));
  });

  test('are stored only once if their content is the same, even when they are stored concurrently', async () => {
    const files = create();
    const put = () => files.put(bytesOf('Hello'), now);
    expect(new Set(await Promise.all(Array.from({ length: 20 }, put)))).toEqual(new Set([HASH]));
    expect(await readStoredFile(files, HASH)).toEqual(bytesOf('Hello'));
  });

  test('do not change when the caller modifies the original bytes', async () => {
    const files = create();
    const bytes = bytesOf('Hello');
    await files.put(bytes, now);
    bytes.fill(0);
    (await readStoredFile(files, HASH))?.fill(0);
    expect(await readStoredFile(files, HASH)).toEqual(bytesOf('Hello'));
  });

  test.each(['0'.repeat(64), '', 'nothing', '../caresetu.json', '..%2f..'])(
    'are returned as null for the unknown hash "%s"',
    async (hash) => {
      await writeFile(join(folder, 'caresetu.json'), '{}');
      const files = create();
      await files.put(bytesOf('Hello'), now);
      expect(await readStoredFile(files, hash)).toBeNull();
    },
  );
});

describe.each(places)('a file removed from %s', (_, create) => {
  test('can be stored again, and other files are not affected', async () => {
    const files = create();
    await files.put(bytesOf('Hello'), now);
    const other = await files.put(bytesOf('Others'), now);
    await files.remove(HASH, now);
    await files.remove('nothing', now);
    expect(await readStoredFile(files, HASH)).toBeNull();
    expect(await readStoredFile(files, other)).toEqual(bytesOf('Others'));
    await files.put(bytesOf('Hello'), now);
    expect(await readStoredFile(files, HASH)).toEqual(bytesOf('Hello'));
  });
});

describe.each(places)('a file in %s', (_, create) => {
  test('is not removed if the same content was stored again later', async () => {
    const files = create();
    await files.put(bytesOf('Hello'), hourAgo);
    await files.put(bytesOf('Hello'), now);
    await files.remove(HASH, hourAgo);
    expect(await readStoredFile(files, HASH)).toEqual(bytesOf('Hello'));
    await files.remove(HASH, now);
    expect(await readStoredFile(files, HASH)).toBeNull();
  });

  test('is not removed if the same content is stored again at the same time', async () => {
    const files = create();
    await files.put(bytesOf('Hello'), hourAgo);
    await Promise.all([files.remove(HASH, hourAgo), files.put(bytesOf('Hello'), now)]);
    expect(await readStoredFile(files, HASH)).toEqual(bytesOf('Hello'));
  });
});

describe('the file folder', () => {
  test('keeps files after a restart, named by hash and readable by their owner only', async () => {
    await createFolderFiles(root()).put(bytesOf('Hello'), now);
    const path = join(root(), HASH.slice(0, 2), HASH.slice(2));
    expect(await readFile(path, 'utf8')).toBe('Hello');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await readStoredFile(createFolderFiles(root()), HASH)).toEqual(bytesOf('Hello'));
  });

  test('contains no temporary files after a write', async () => {
    const files = createFolderFiles(root());
    await Promise.all(['a', 'b', 'c'].map((text) => files.put(bytesOf(text), now)));
    const names = await readdir(root(), { recursive: true });
    expect(names.filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  test('is named in the error if it cannot be created', async () => {
    await writeFile(root(), 'a file where the folder should be');
    const put = createFolderFiles(root()).put(bytesOf('Hello'), now);
    await expect(put).rejects.toThrow(StorageError);
    await expect(put).rejects.toThrow('caresetu.json.files');
  });
});

describe('the S3 file storage', () => {
  test('stores each file once, named by its hash', async () => {
    const files = createS3Files(s3.settings);
    await files.put(bytesOf('Hello'), hourAgo);
    await files.put(bytesOf('Hello'), now);
    expect([...s3.objects.keys()]).toEqual([`caresetu-files/${HASH.slice(0, 2)}/${HASH.slice(2)}`]);
    expect([await files.has(HASH), await files.has('0'.repeat(64))]).toEqual([true, false]);
  });

  test('replaces and removes a file that was copied into the bucket without its metadata', async () => {
    const files = createS3Files(s3.settings);
    await files.put(bytesOf('Hello'), hourAgo);
    for (const object of s3.objects.values()) object.metadata = {};
    await files.overwrite(HASH, bytesOf('Encrypted'));
    expect(await readStoredFile(files, HASH)).toEqual(bytesOf('Encrypted'));
    for (const object of s3.objects.values()) object.metadata = {};
    await files.remove(HASH, hourAgo);
    expect(await files.has(HASH)).toBe(false);
    await files.overwrite(HASH, bytesOf('Encrypted'));
    expect(await files.has(HASH)).toBe(false);
  });

  test('retries a failed request, and reports repeated failures as temporary', async () => {
    const files = createS3Files(s3.settings);
    s3.failNext(1);
    expect(await files.put(bytesOf('Hello'), now)).toBe(HASH);
    s3.failNext(3);
    await expect(files.get(HASH)).rejects.toThrow(StoreBusyError);
    expect(await readStoredFile(files, HASH)).toEqual(bytesOf('Hello'));
    const closed = createS3Files({ ...s3.settings, endpoint: 'http://127.0.0.1:1' });
    await expect(closed.get(HASH)).rejects.toThrow(StoreBusyError);
  });

  test('ends all calls of a file within 20 seconds if the bucket does not respond', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const files = createS3Files(s3.settings);
    const { received, thaw } = s3.freeze();
    onTestFinished(thaw);
    const put = files.put(bytesOf('Hello'), now);
    const { socket } = await received;
    const closed = once(socket, 'close');
    const waiting = files.remove(HASH, now);
    const outcomes = Promise.allSettled([put, waiting]);
    await vi.advanceTimersByTimeAsync(20_000);
    const busy = { status: 'rejected', reason: expect.any(StoreBusyError) };
    expect(await outcomes).toEqual([busy, busy]);
    await closed;
  });

  test('returns the beginning of a file before the rest has arrived', async () => {
    const files = createS3Files(s3.settings);
    await files.put(bytesOf('Hello'), now);
    const holding = s3.holdNext(3);
    const file = await files.get(HASH);
    const reader = new Response(file?.content).body?.getReader();
    expect((await reader?.read())?.value).toEqual(bytesOf('Hel'));
    const { response, rest } = await holding;
    response.end(rest);
    expect((await reader?.read())?.value).toEqual(bytesOf('lo'));
    expect([file?.size, await reader?.read()]).toEqual([5, { done: true, value: undefined }]);
  });

  test('reports a download that ends early as a temporary failure', async () => {
    const files = createS3Files(s3.settings);
    await files.put(bytesOf('Hello'), now);
    const holding = s3.holdNext(3);
    const reading = readStoredFile(files, HASH);
    (await holding).response.destroy();
    await expect(reading).rejects.toThrow(StoreBusyError);
  });

  test('closes its connection to the bucket when the reader of a file cancels', async () => {
    const files = createS3Files(s3.settings);
    await files.put(bytesOf('Hello'), now);
    const holding = s3.holdNext(3);
    const file = await files.get(HASH);
    const { response } = await holding;
    const closed = once(response, 'close');
    await new Response(file?.content).body?.cancel();
    await closed;
    expect(response.writableFinished).toBe(false);
  });

  test.each([
    ['a wrong secret', { secretAccessKey: 'wrong' }, 'SignatureDoesNotMatch'],
    ['another region', { region: 'eu-west-1' }, 'SignatureDoesNotMatch'],
    ['a bucket that does not exist', { bucket: 'other' }, 'NoSuchBucket'],
  ])('reports why S3 rejects requests with %s', async (_what, change, reason) => {
    const files = createS3Files({ ...s3.settings, ...change });
    const put = files.put(bytesOf('Hello'), now);
    await expect(put).rejects.toThrow(StorageError);
    await expect(put).rejects.toThrow(reason);
    await expect(files.get(HASH)).rejects.toThrow(reason);
    expect(s3.objects.size).toBe(0);
  });
});

describe('the browser’s file storage', () => {
  test('keeps files across reloads and tabs until they are cleared', async () => {
    const profile = new IDBFactory();
    const tab = new BrowserFiles(profile);
    await tab.put(bytesOf('Hello'), now);
    await tab.close();
    const [first, second] = [new BrowserFiles(profile), new BrowserFiles(profile)];
    expect(await readStoredFile(first, HASH)).toEqual(bytesOf('Hello'));
    await second.clear();
    expect(await readStoredFile(first, HASH)).toBeNull();
  });
});
