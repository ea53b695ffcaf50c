import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sweep } from '../../backend/sweep/sweep.ts';
import { toFilesPath } from '../../server/files/folder-files.ts';
import { openFileStore } from '../../server/store/file/file-store.ts';
import { checkSealed } from '../../server/store/seal/check-sealed.ts';
import { CLINIC, decrypt, KeyRing, SealError } from '../../server/store/seal/key-ring.ts';
import { addMark } from '../../server/store/seal/mark.ts';
import { Seal } from '../../server/store/seal/seal.ts';
import { SealedStore } from '../../server/store/seal/sealed-store.ts';
import { createTestBackend } from '../../backend/testing/test-backend.ts';
import {
  createTestSeed,
  people,
  signIn,
  TEST_PASSWORD,
  testRecord,
} from '../../backend/testing/test-seed.ts';
import { createHttpDevice } from './support/http-device.ts';
import { startMailServer } from './support/mail-server.ts';
import {
  readSecretTexts,
  secretTexts,
  secretVisit,
  writeSecretTexts,
} from './support/secret-texts.ts';
import { type ServerProcess, startServerProcess } from './support/server-process.ts';
import { startTestServer, temporaryFolder } from './support/test-server.ts';

const { patientA, doctorA } = people;
const [first, second] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const ROUNDS = process.env['SOAK'] ? 30 : 3;
const RECORDS = 2000;

const noWarning = () => undefined;
const createSeed = () => createTestSeed([secretVisit], [testRecord('older-record')]);

async function readStored(dataPath: string): Promise<string> {
  const folder = join(dataPath, '..');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const contents = await Promise.all(paths.map((path) => readFile(path, 'latin1')));
  return contents.join('\n');
}

const findReadable = (stored: string) => secretTexts.filter((text) => stored.includes(text));

test('the data file and the files beside it contain none of the texts, and the app reads all', async () => {
  const mail = await startMailServer();
  const server = await startTestServer({ dataKeys: [first], email: mail.target }, createSeed);
  await writeSecretTexts(server.createDevice, mail);
  expect(findReadable(await readStored(server.dataPath))).toEqual([]);
  expect(await readSecretTexts(server.createDevice)).toEqual(secretTexts);
  await server.close();
  expect(findReadable(await readStored(server.dataPath))).toEqual([]);
});

test('without a key, the data file stays readable', async () => {
  const mail = await startMailServer();
  const server = await startTestServer({ email: mail.target }, createSeed);
  await writeSecretTexts(server.createDevice, mail);
  expect(findReadable(await readStored(server.dataPath))).toEqual(secretTexts);
});

test('encrypted data opens with its key only, also while the key is replaced', async () => {
  const mail = await startMailServer();
  const { dataPath, close, createDevice } = await startTestServer(
    { dataKeys: [first], email: mail.target },
    createSeed,
  );
  await writeSecretTexts(createDevice, mail);
  await close();
  const open = (...dataKeys: Uint8Array[]) => startTestServer({ dataPath, dataKeys }, createSeed);
  await expect(open()).rejects.toThrow('The data is encrypted. Set DATA_KEY');
  await expect(open(second)).rejects.toThrow('encrypted with another DATA_KEY');
  const both = await open(second, first);
  expect(await readSecretTexts(both.createDevice)).toEqual(secretTexts);
  await both.close();
});

test('data from before the encryption is encrypted when it is opened with a key', async () => {
  const mail = await startMailServer();
  const { dataPath, close, createDevice } = await startTestServer(
    { email: mail.target },
    createSeed,
  );
  await writeSecretTexts(createDevice, mail);
  await close();
  const sealed = await startTestServer({ dataPath, dataKeys: [first] }, createSeed);
  expect(await readSecretTexts(sealed.createDevice)).toEqual(secretTexts);
  await expect.poll(() => readMark(dataPath), { timeout: 10_000 }).toHaveLength(1);
  await sealed.close();
  const raw = await openRaw(dataPath);
  expect(await raw.read((reads) => reads.find('messages', { sealed: undefined }))).toEqual([]);
  const inFiles = join(toFilesPath(dataPath), 'each file');
  expect(findReadable(await readStored(inFiles))).toEqual([]);
  expect(await checkSealed(raw, new Seal(new KeyRing(first)))).toEqual([]);
});

test('deleting an account removes the patient’s keys, and the clinic still reads its records', async () => {
  const mail = await startMailServer();
  const server = await startTestServer({ dataKeys: [first], email: mail.target }, createSeed);
  await writeSecretTexts(server.createDevice, mail);
  const device = server.createDevice();
  const { accessToken: token } = await signIn(device, patientA);
  const ring = new KeyRing(first);
  const patientKey = ring.deriveReaderKey(patientA.id);
  const deleted = await device.call(
    'deleteAccount',
    {},
    { token, body: { password: TEST_PASSWORD } },
  );
  expect(deleted.status).toBe(200);
  const doctor = server.createDevice();
  const { accessToken } = await signIn(doctor, doctorA);
  const records = await doctor.call('listRecords', { id: patientA.id }, { token: accessToken });
  expect(JSON.stringify(records.body)).toContain('Nephrolithiasis');
  await server.close();

  const raw = await openRaw(server.dataPath);
  const wraps = await raw.read((reads) => reads.find('dataKeys'));
  expect(wraps.filter(({ reader }) => reader === patientA.id)).toEqual([]);
  expect(wraps.filter(({ reader }) => reader === CLINIC).length).toBeGreaterThan(0);
  expect(wraps.filter(({ scope }) => scope === `healthFacts/${patientA.id}`)).toEqual([]);
  for (const { id, wrapped } of wraps) {
    const open = () => decrypt(patientKey, Buffer.from(wrapped, 'base64url'), `dataKeys/${id}`);
    expect(open).toThrow(SealError);
  }
});

test('when the clinic’s years are over, the last keys of the records are removed', async () => {
  const mail = await startMailServer();
  const server = await startTestServer({ dataKeys: [first], email: mail.target }, createSeed);
  await writeSecretTexts(server.createDevice, mail);
  const device = server.createDevice();
  const { accessToken: token } = await signIn(device, patientA);
  await device.call('deleteAccount', {}, { token, body: { password: TEST_PASSWORD } });
  await server.close();
  const raw = await openRaw(server.dataPath);
  const store = new SealedStore(raw, new Seal(new KeyRing(first)), noWarning);
  await sweep(createTestBackend({ store, now: '2035-01-01T00:00:00.000Z' }).backend);
  expect(await raw.read((reads) => reads.find('medicalRecords'))).toEqual([]);
  expect(await raw.read((reads) => reads.find('dataKeys'))).toEqual([]);
});

test(`all answered messages are readable after ${ROUNDS} kills while the data key is replaced`, async () => {
  const folder = await temporaryFolder();
  const dataPath = join(folder, 'caresetu.json');
  await fill(dataPath);
  const keys = [first, second].map((key) => key.toString('base64'));
  const start = async (turn: number): Promise<ServerProcess> => {
    const [DATA_KEY = '', DATA_KEY_PREVIOUS = ''] = turn % 2 === 0 ? keys : keys.toReversed();
    const args = ['--data', dataPath, '--port', '0', '--sms', join(folder, 'sms.jsonl')];
    const server = await startServerProcess(args, { env: { DATA_KEY, DATA_KEY_PREVIOUS } });
    onTestFinished(() => void server.end('SIGKILL'));
    return server;
  };
  const answered: string[] = [];
  let interrupted = 0;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const server = await start(round);
    const writing = write(server.url, `round ${round}`, answered);
    await expect
      .poll(() => answered.some((text) => text.startsWith(`round ${round}.`)), {
        timeout: 10_000,
        interval: 1,
      })
      .toBe(true);
    await server.end('SIGKILL');
    await writing;
    if ((await readMark(dataPath)).length === 2) interrupted += 1;
  }
  expect(interrupted).toBeGreaterThan(0);

  const server = await start(0);
  await expect.poll(() => readMark(dataPath), { timeout: 20_000 }).toHaveLength(1);
  const device = createHttpDevice(server.url);
  const { accessToken: token } = await signIn(device, patientA);
  const { body } = await device.call('listMessages', { id: doctorA.id }, { token });
  const read = JSON.stringify(body);
  expect(answered.filter((text) => !read.includes(`"${text}"`))).toEqual([]);
  await server.end('SIGTERM');
  const raw = await openRaw(dataPath);
  expect(await checkSealed(raw, new Seal(new KeyRing(first)))).toEqual([]);
  expect(await raw.read((reads) => reads.find('medicalRecords'))).toHaveLength(RECORDS);
}, 120_000);

async function openRaw(path: string) {
  const warn = () => undefined;
  const store = await openFileStore({ path, createSeed, demoAccountIds: [], warn });
  onTestFinished(() => store.close());
  return store;
}

/** Many records, so that a re-wrap takes longer than a kill. */
async function fill(path: string): Promise<void> {
  const records = Array.from({ length: RECORDS }, (_, index) => testRecord(`record-${index}`));
  const seed = createTestSeed([secretVisit], []);
  const options = { path, createSeed: () => seed, demoAccountIds: [], warn: () => undefined };
  const raw = await openFileStore(options);
  const seal = new Seal(new KeyRing(first));
  await addMark(raw, seal);
  await new SealedStore(raw, seal, noWarning).write(async (unit) => {
    for (const record of records) await unit.insert('medicalRecords', record);
  });
  await raw.close();
}

async function write(url: string, name: string, answered: string[]): Promise<void> {
  const device = createHttpDevice(url);
  const { accessToken: token } = await signIn(device, patientA);
  for (let number = 1; ; number += 1) {
    const textContent = `${name}.${number}`;
    const body = { clientId: textContent, content: { textContent } };
    const reply = await device
      .call('sendMessage', { recipientId: doctorA.id }, { token, body })
      .catch(() => null);
    if (reply?.status !== 201) return;
    answered.push(textContent);
  }
}

async function readMark(path: string): Promise<string[]> {
  const journal = await readFile(`${path}.journal`, 'utf8').catch(() => '');
  const text = (await readFile(path, 'utf8')) + journal;
  const marks = [...text.matchAll(/"sealed-with",\s*"value":\s*"([^"]*)"/g)];
  return marks.at(-1)?.[1]?.split(' ') ?? [];
}
