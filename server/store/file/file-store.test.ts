import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  chmod,
  chown,
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createTestSeed, people } from '../../../backend/testing/test-seed.ts';
import { type FileStore, openFileStore } from './file-store.ts';
import { SCHEMA_VERSION } from '../../../backend/store/migrations.ts';
import type { SeedData } from '../../../backend/store/records.ts';
import { testStore } from '../../../backend/testing/store-contract.ts';

vi.mock(
  import('../../../backend/store/migration-steps.ts'),
  () => import('../../../backend/testing/made-up-steps.ts'),
);

const { patientA } = people;
const demoAccountIds = Object.values(people).map(({ id }) => id);
/** Root ignores file permissions, so the test uses this uid. */
const NOBODY = 65534;

let folder: string;
let path: string;
const warn = vi.fn<(message: string) => void>();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'caresetu-store-'));
  path = join(folder, 'caresetu.json');
  warn.mockReset();
  // After the stores in it are closed, since these end in reverse order.
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
});

async function open(at = path, isReset = false): Promise<FileStore> {
  const store = await openFileStore({
    path: at,
    createSeed: createTestSeed,
    demoAccountIds,
    isReset,
    warn,
  });
  onTestFinished(() => store.close().catch(() => undefined));
  return store;
}

async function makeFile(): Promise<void> {
  const store = await open();
  await note(store, 'first');
  await store.close();
}

function note(store: FileStore, id: string): Promise<void> {
  return store.write((unit) => unit.insert('settings', { id, value: id }));
}

function notes(store: FileStore): Promise<string[]> {
  return store.read(async (reads) => (await reads.find('settings')).map(({ id }) => id));
}

async function crashCopy(): Promise<string> {
  const copy = join(folder, 'after-crash');
  await mkdir(copy, { recursive: true });
  for (const name of ['caresetu.json', 'caresetu.json.journal']) {
    await copyFile(join(folder, name), join(copy, name));
  }
  return join(copy, 'caresetu.json');
}

describe('the file store', () => {
  testStore(async (seed) => {
    const store = await openFileStore({ path, createSeed: () => seed, demoAccountIds, warn });
    onTestFinished(() => store.close());
    return store;
  });
});

describe('written data', () => {
  test('is stored as readable JSON, and the only other file is a backup', async () => {
    const store = await open();
    await store.write((unit) => unit.update('accounts', patientA.id, { name: 'Asha Rao-Iyer' }));
    await store.close();
    const text = await readFile(path, 'utf8');
    expect(text).toContain('"name": "Asha Rao-Iyer"');
    expect(text).toBe(`${JSON.stringify(JSON.parse(text), null, 2)}\n`);
    expect(await readdir(folder)).toEqual(['caresetu.json', 'caresetu.json.backup']);
  });

  test('includes the writes before the store closes, and none after', async () => {
    const store = await open();
    const earlier = note(store, 'earlier');
    const closing = store.close();
    await expect(note(store, 'later')).rejects.toThrow(`${path} is closed.`);
    await Promise.all([earlier, closing]);
    expect(await readdir(folder)).toEqual(['caresetu.json', 'caresetu.json.backup']);
    expect(await notes(await open())).toEqual(['earlier']);
  });

  test('survives a restart', async () => {
    await makeFile();
    expect(await notes(await open())).toEqual(['first']);
  });

  test('is saved to the file while the store is still open', async () => {
    await note(await open(), 'first');
    await expect.poll(() => readFile(path, 'utf8')).toContain('"first"');
  });

  test('survives a killed process once the write has resolved', async () => {
    const store = await open();
    await note(store, 'first');
    await store.write((unit) => unit.remove('accounts', patientA.id));
    const after = await open(await crashCopy());
    expect(await notes(after)).toEqual(['first']);
    expect(await after.read((reads) => reads.get('accounts', patientA.id))).toBeUndefined();
  });

  test('can be read only by its owner', async () => {
    await makeFile();
    expect((await stat(path)).mode & 0o077).toBe(0);
  });

  test('includes edits made to the file while the server was stopped', async () => {
    await makeFile();
    await writeFile(path, (await readFile(path, 'utf8')).replace('"Asha Rao"', '"Asha R."'));
    const account = await (await open()).read((reads) => reads.get('accounts', patientA.id));
    expect(account?.name).toBe('Asha R.');
  });

  test('replaces edits made to the file while the store was open, but keeps a copy of them', async () => {
    const store = await open();
    await writeFile(path, 'edited');
    await note(store, 'first');
    await store.close();
    expect(await readFile(`${path}.edited`, 'utf8')).toBe('edited');
    expect(await readFile(path, 'utf8')).toContain('"first"');
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('changed while'));
  });
});

describe('a damaged file', () => {
  const damages: [string, (sound: string) => string, string][] = [
    ['an empty file', () => '', 'it is empty'],
    ['a file cut short', (sound) => sound.slice(0, sound.length / 2), 'cut short'],
    ['another program’s file', () => '{"posts": [], "comments": []}', 'no version number'],
    [
      'a file with a collection that is none of ours',
      (sound) => sound.replace('"signups"', '"posts"'),
      'it has "posts", written by a later version',
    ],
    [
      'a file whose version is no number',
      (sound) => sound.replace(/"version": \d+/, '"version": "x"'),
      'no version number',
    ],
    ['a file without accounts', () => '{"version": 1, "doctors": []}', 'no "accounts"'],
    ['a file of another kind', () => '[1, 2]', 'lists of records'],
  ];

  test.each(damages)(
    '%s is rejected and left unchanged, and the error mentions the backup',
    async (_, damage, why) => {
      await makeFile();
      const damaged = damage(await readFile(path, 'utf8'));
      await writeFile(path, damaged);
      const before = await readdir(folder);
      const refusal = open();
      await expect(refusal).rejects.toThrow(why);
      await expect(refusal).rejects.toThrow(`The last good backup is ${path}.backup`);
      expect(await readFile(path, 'utf8')).toBe(damaged);
      expect(await readdir(folder)).toEqual(before);
    },
  );

  test('can be replaced by the backup', async () => {
    await makeFile();
    await writeFile(path, '');
    await copyFile(`${path}.backup`, path);
    const account = await (await open()).read((reads) => reads.get('accounts', patientA.id));
    expect(account?.name).toBe('Asha Rao');
  });

  test('is kept under a different name after a reset', async () => {
    await writeFile(path, 'precious');
    const store = await open(path, true);
    expect(await store.read((reads) => reads.find('accounts'))).toHaveLength(4);
    expect(await readFile(`${path}.before-reset`, 'utf8')).toBe('precious');
  });
});

describe('a data file with a schema version', () => {
  const stored = async (at = path): Promise<Record<string, unknown>> =>
    JSON.parse(await readFile(at, 'utf8'));

  /** Version 1 is that before the program's. */
  async function makeFirstVersion(change: (data: Record<string, unknown>) => object) {
    await makeFile();
    return writeFirstVersion(change(await stored()));
  }

  async function writeFirstVersion(data: object): Promise<string> {
    const text = JSON.stringify({ ...data, version: 1 });
    await writeFile(path, text);
    return text;
  }

  test('stores the version with the data', async () => {
    await makeFile();
    expect(await stored()).toMatchObject({ version: SCHEMA_VERSION });
  });

  test('is migrated at startup, and copies of the old file and journal are kept', async () => {
    const [inFile, inJournal] = [
      { id: 'a', text: '1' },
      { id: 'b', text: '2' },
    ];
    const text = await makeFirstVersion((data) => ({ ...data, settings: [inFile] }));
    const hash = createHash('sha256').update(text).digest('hex');
    const change = { collection: 'settings', id: inJournal.id, record: inJournal };
    const journal = `${JSON.stringify({ file: hash })}\n${JSON.stringify([change])}\n`;
    await writeFile(`${path}.journal`, journal);

    const store = await open();
    const settings = [
      { id: 'a', value: '1' },
      { id: 'b', value: '2' },
    ];
    expect(await store.read((reads) => reads.find('settings'))).toEqual(settings);
    expect(await readFile(`${path}.version-1`, 'utf8')).toBe(text);
    expect(await readFile(`${path}.version-1.journal`, 'utf8')).toBe(journal);
    expect(warn.mock.calls).toEqual([[expect.stringContaining(`${path}.version-1`)]]);
    expect(await stored()).toMatchObject({ version: SCHEMA_VERSION, settings });
  });

  test('is migrated without overwriting earlier copies', async () => {
    const first = await makeFirstVersion((data) => data);
    await (await open()).close();
    const second = await writeFirstVersion({ ...(await stored()), settings: [] });
    await open();
    expect(await readFile(`${path}.version-1`, 'utf8')).toBe(first);
    expect(await readFile(`${path}.version-1-2`, 'utf8')).toBe(second);
    expect(await readdir(folder)).toContain('caresetu.json.version-1-2.journal');
  });

  test('is rejected and left unchanged if its version is newer than the program’s', async () => {
    await makeFile();
    const text = JSON.stringify({ ...(await stored()), version: SCHEMA_VERSION + 1, later: [] });
    await writeFile(path, text);
    const before = await readdir(folder);
    await expect(open()).rejects.toThrow(
      `${path} cannot be opened: it is of data version ${SCHEMA_VERSION + 1}, which a later version of CareSetu wrote`,
    );
    expect(await readFile(path, 'utf8')).toBe(text);
    expect(await readdir(folder)).toEqual(before);
  });

  test('is seeded with new collections if it contains demo data', async () => {
    await makeFirstVersion((data) => ({ ...data, hospitals: undefined }));
    const store = await open();
    expect(await store.read((reads) => reads.find('hospitals'))).not.toEqual([]);
  });

  test('is not seeded if no collection is missing or if it contains no demo data', async () => {
    const { accounts, doctors } = createTestSeed();
    const createSeed = vi.fn<() => SeedData>(createTestSeed);
    const raise = async () => {
      const store = await openFileStore({ path, createSeed, demoAccountIds, warn });
      await store.close();
      return createSeed.mock.calls.length;
    };
    await makeFirstVersion((data) => ({ ...data, unusedFiles: undefined }));
    expect(await raise()).toBe(0);
    const others = accounts.map((account) => ({ ...account, id: `real-${account.id}` }));
    await writeFirstVersion({ accounts: others, doctors });
    expect(await raise()).toBe(0);
    await writeFirstVersion({ accounts, doctors });
    expect(await raise()).toBe(1);
  });

  test('gets new collections without records if it contains no demo data', async () => {
    await makeFirstVersion((data) => ({
      ...data,
      hospitals: undefined,
      accounts: [],
      doctors: [],
    }));
    const store = await open();
    expect(await store.read((reads) => reads.find('hospitals'))).toEqual([]);
  });
});

describe('an invalid record', () => {
  test('is set aside in its own file with a warning, and the rest loads', async () => {
    await makeFile();
    const sound = await readFile(path, 'utf8');
    await writeFile(path, sound.replace('"role": "patient"', '"role": "nurse"'));
    const store = await open();
    const ids = await store.read(async (reads) =>
      (await reads.find('accounts')).map(({ id }) => id),
    );
    expect(ids).not.toContain(patientA.id);
    expect(ids).toHaveLength(3);
    const aside = `${path}.set-aside-1.json`;
    expect(JSON.parse(await readFile(aside, 'utf8'))).toEqual([
      {
        collection: 'accounts',
        reason: expect.stringContaining('role'),
        record: { ...patientA, role: 'nurse' },
      },
    ]);
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/1 record.*set-aside-1\.json.*accounts/)],
    ]);
    await store.close();
    warn.mockReset();
    await (await open()).close();
    expect(warn).not.toHaveBeenCalled();
  });

  test('is set aside if its id is a duplicate, without overwriting an earlier set-aside file', async () => {
    await makeFile();
    await writeFile(`${path}.set-aside-1.json`, 'from before');
    const sound = await readFile(path, 'utf8');
    await writeFile(path, sound.replaceAll('"patient-b"', '"patient-a"'));
    await open();
    const aside = JSON.parse(await readFile(`${path}.set-aside-2.json`, 'utf8'));
    expect(aside).toMatchObject([{ collection: 'accounts', reason: 'its id is taken' }]);
    expect(await readFile(`${path}.set-aside-1.json`, 'utf8')).toBe('from before');
  });

  test('is also set aside if it is in the journal', async () => {
    const store = await open();
    await note(store, 'first');
    await note(store, 'second');
    const copy = await crashCopy();
    const journal = await readFile(`${copy}.journal`, 'utf8');
    await writeFile(`${copy}.journal`, journal.replace('"value":"first"', '"value":1'));
    expect(await notes(await open(copy))).toEqual(['second']);
    expect(await readFile(`${copy}.set-aside-1.json`, 'utf8')).toContain('"first"');
  });
});

describe('an unknown field', () => {
  test('stays on its record through updates and a crash, and is removed with the record', async () => {
    await makeFile();
    const sound = await readFile(path, 'utf8');
    await writeFile(
      path,
      sound
        .replace('"name": "Asha Rao"', '"name": "Asha Rao", "pet": { "cat": 1 }')
        .replaceAll('"location": {', '"location": { "pin": "560038",'),
    );
    const store = await open();
    const rename = (at: FileStore, name: string) =>
      at.write((unit) => unit.update('accounts', patientA.id, { name }));
    expect(await rename(store, 'Asha R.')).not.toHaveProperty('pet');
    const location = { area: 'Indiranagar', city: 'Mysuru', state: 'Karnataka' };
    const [helper] = await store.read((reads) => reads.find('freelancers'));
    await store.write((unit) => unit.update('freelancers', helper?.id ?? '', { location }));
    const copy = await crashCopy();
    await store.close();
    const again = await open(copy);
    await rename(again, 'Asha');
    await again.close();
    for (const at of [path, copy]) {
      const { accounts, freelancers } = JSON.parse(await readFile(at, 'utf8'));
      expect(accounts).toContainEqual(
        expect.objectContaining({ id: patientA.id, pet: { cat: 1 } }),
      );
      expect(freelancers).toContainEqual(
        expect.objectContaining({ id: helper?.id, location: { ...location, pin: '560038' } }),
      );
    }
    const last = await open(copy);
    await last.write((unit) => unit.remove('accounts', patientA.id));
    await last.close();
    expect(await readFile(copy, 'utf8')).not.toContain('"pet"');
  });
});

describe('changes left in the journal by a killed process', () => {
  test('are restored even if the last line is incomplete', async () => {
    const store = await open();
    await note(store, 'first');
    const copy = await crashCopy();
    await writeFile(`${copy}.journal`, '[{"collection":"settings","id":"torn","rec', { flag: 'a' });
    const after = await open(copy);
    await note(after, 'second');
    await after.close();
    expect((await notes(await open(copy))).sort()).toEqual(['first', 'second']);
  });

  test('are written to the file at the next start', async () => {
    const store = await open();
    await note(store, 'first');
    const copy = await crashCopy();
    await open(copy);
    await expect.poll(() => readFile(copy, 'utf8')).toContain('"first"');
  });

  test('are rejected when a line of the journal is damaged', async () => {
    const store = await open();
    await note(store, 'first');
    await note(store, 'second');
    const copy = await crashCopy();
    const journal = await readFile(`${copy}.journal`, 'utf8');
    await writeFile(`${copy}.journal`, journal.replace('"first"', '"fir'));
    await expect(open(copy)).rejects.toThrow('damaged in line 2');
  });

  test('are rejected if the data file was edited after the process was killed', async () => {
    const store = await open();
    await note(store, 'first');
    const copy = await crashCopy();
    await writeFile(copy, (await readFile(copy, 'utf8')).replace('Asha Rao', 'Asha R.'));
    await expect(open(copy)).rejects.toThrow('another version of the data file');
    await rm(`${copy}.journal`);
    expect(await notes(await open(copy))).toEqual([]);
  });

  test('prevent the store from opening when the data file is missing, so that they are not lost', async () => {
    const store = await open();
    await note(store, 'first');
    const copy = await crashCopy();
    await rm(copy);
    await expect(open(copy)).rejects.toThrow('another version of the data file');
  });
});

describe('a path that is not writable', () => {
  test('is named in the error if the folder is read-only', async () => {
    const readOnly = join(folder, 'read-only');
    await mkdir(readOnly);
    await chmod(folder, 0o755);
    await chmod(readOnly, 0o555);
    await asOrdinaryUser(async () => {
      await expect(open(join(readOnly, 'caresetu.json'))).rejects.toThrow(
        /read-only\/caresetu\.json.* cannot be written: its folder may not be written to/,
      );
    });
    expect(await readdir(readOnly)).toEqual([]);
  });

  test('is named in the error if the folder is a file', async () => {
    await writeFile(join(folder, 'file'), '');
    await expect(open(join(folder, 'file', 'caresetu.json'))).rejects.toThrow(
      'what should be its folder is a file',
    );
  });

  test('loses no changes: they are saved once the path is writable again', async () => {
    await chmod(folder, 0o755);
    const inner = join(folder, 'inner');
    await mkdir(inner);
    if (process.getuid?.() === 0) await chown(inner, NOBODY, NOBODY);
    await asOrdinaryUser(async () => {
      const store = await open(join(inner, 'caresetu.json'));
      await note(store, 'before');
      await expect.poll(() => readFile(join(inner, 'caresetu.json'), 'utf8')).toContain('"before"');
      await chmod(inner, 0o555);
      await note(store, 'meanwhile');
      await expect.poll(() => warn.mock.calls.length).toBeGreaterThan(0);
      expect(warn.mock.calls[0]?.[0]).toMatch(/may not be written to.*kept in .*journal/);
      await chmod(inner, 0o755);
      await store.close();
      expect(await readFile(join(inner, 'caresetu.json'), 'utf8')).toContain('"meanwhile"');
    });
  });
});

describe('a second process', () => {
  test('cannot open the file while the first process runs, even through a symlink', async () => {
    await open();
    await expect(open()).rejects.toThrow(`in use by process ${process.pid}`);
    const otherName = join(folder, 'other-name');
    await symlink(folder, otherName);
    await expect(open(join(otherName, 'caresetu.json'))).rejects.toThrow('in use');
  });

  test('can open the file after the first process was killed', async () => {
    const other = sleepingProcess();
    await makeFile();
    await writeFile(`${path}.${other.pid}-${await startTicks(other.pid)}.lock`, '');
    await expect(open()).rejects.toThrow(`in use by process ${other.pid}`);
    other.kill('SIGKILL');
    await once(other, 'exit');
    expect(await notes(await open())).toEqual(['first']);
    expect((await readdir(folder)).filter((name) => name.endsWith('.lock'))).toHaveLength(1);
  });

  test.runIf(process.platform === 'linux')(
    'can open the file when the killed process’s pid was reused',
    async () => {
      await makeFile();
      await writeFile(`${path}.${sleepingProcess().pid}-1.lock`, '');
      expect(await notes(await open())).toEqual(['first']);
    },
  );
});

function sleepingProcess(): ChildProcess {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'], { stdio: 'ignore' });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

async function startTicks(pid = 0): Promise<string> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return status.split(') ')[1]?.split(' ')[19] ?? '0';
}

async function asOrdinaryUser(work: () => Promise<void>): Promise<void> {
  if (process.getuid?.() !== 0 || !process.seteuid) return work();
  process.seteuid(NOBODY);
  try {
    await work();
  } finally {
    process.seteuid(0);
  }
}
