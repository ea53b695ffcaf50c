import { describe, expect, test } from 'vitest';
import { recordEndpoints, type MedicalRecord } from '../../../src/contract/records.ts';
import { signatureFile } from '../../../src/contract/signature.ts';
import { pictureHeaders } from '../../../src/domain/testing/picture-headers.ts';
import { sha256OfBytes } from '../../core/crypto.ts';
import { createMemoryStore } from '../../store/memory-store.ts';
import { readStoredFile } from '../../files/files.ts';
import { createPdf } from '../../seed/pdf.ts';
import { sweep } from '../../sweep/sweep.ts';
import { TEST_URL } from '../../testing/test-backend.ts';
import { createForm, createTestChat } from '../../testing/test-chat.ts';
import { anotherPixel, onePixel, paddedPicture } from '../../testing/test-pictures.ts';
import {
  createTestSeed,
  people,
  type PersonName,
  signIn,
  TEST_PASSWORD,
  visit,
} from '../../testing/test-seed.ts';

const { patientA, doctorA, doctorB } = people;
const HOUR = 60 * 60;
const AT_THE_VISITS = '2026-11-24T05:00:00.000Z';
const own = { id: doctorA.id };
const record = { diagnosis: 'Cold', prescription: 'Steam', notes: '' };

async function start() {
  const visits = [visit('first', '10:00', 'scheduled'), visit('second', '10:30', 'scheduled')];
  const visitToB = { ...visit('to-b', '11:00', 'scheduled'), doctorId: doctorB.id };
  const sharing = {
    id: visitToB.id,
    patientId: patientA.id,
    doctorId: doctorB.id,
    scope: 'everything' as const,
    specialty: 'Cardiology',
    lastDay: '2026-12-01',
  };
  const seed = { ...createTestSeed([...visits, visitToB]), sharings: [sharing] };
  const chat = await createTestChat({ store: createMemoryStore(seed), now: AT_THE_VISITS });
  const { createDevice, backend, clock } = chat;
  /** With a new session, because access tokens expire before the sweep removes files. */
  const call: typeof chat.call = async (name, endpoint, params, options) => {
    const device = createDevice();
    const { accessToken: token } = await signIn(device, people[name]);
    return device.call(endpoint, params, { token, ...options });
  };
  const upload = (bytes: BlobPart, name = 'mine.png') => {
    const rawBody = createForm({}, new File([bytes], name), signatureFile.part);
    return call('doctorA', 'changeSignature', own, { rawBody });
  };
  const read = async (
    name: PersonName,
    endpoint: 'getSignature' | 'getRecordSignature',
    id: string,
  ) => {
    const { body, status } = await call(name, endpoint, { id });
    return body instanceof File ? body.bytes() : status;
  };
  const readOwn = () => read('doctorA', 'getSignature', doctorA.id);
  const complete = async (id: string): Promise<MedicalRecord> => {
    await call('doctorA', 'completeAppointment', { id }, { body: { record } });
    const { body } = await call('patientA', 'listRecords', { id: patientA.id });
    const records = recordEndpoints.listRecords.response.parse(body);
    const written = records.find(({ appointmentId }) => appointmentId === id);
    if (!written) throw new Error('no record');
    return written;
  };
  const later = async (seconds: number) => {
    clock.advance(seconds);
    await sweep(backend);
  };
  const hasFile = async (bytes: Uint8Array<ArrayBuffer>) =>
    (await readStoredFile(backend.files, await sha256OfBytes(bytes))) !== null;
  return { ...chat, call, upload, read, readOwn, complete, later, hasFile };
}

describe("a doctor's signature", () => {
  test('is returned unchanged to the doctor alone, as a download that no cache stores', async () => {
    const { call, createDevice, upload, read, readOwn } = await start();
    expect(await readOwn()).toBe(404);
    expect((await upload(onePixel)).status).toBe(200);
    expect(await readOwn()).toEqual(onePixel);
    const { headers } = await call('doctorA', 'getSignature', own);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'no-store',
      'content-disposition': expect.stringContaining('attachment'),
      'x-content-type-options': 'nosniff',
    });
    for (const name of ['patientA', 'patientB', 'doctorB'] as const) {
      expect(await read(name, 'getSignature', doctorA.id)).toBe(403);
    }
    expect((await createDevice().call('getSignature', own)).status).toBe(401);
  });

  test('is served at no public address, and no response names its file', async () => {
    const { call, complete, createDevice, upload } = await start();
    await upload(onePixel);
    const { id } = await complete('first');
    const hash = await sha256OfBytes(onePixel);
    const picture = await createDevice().send('GET', `${TEST_URL}/api/pictures/${hash}`);
    expect(picture.status).toBe(404);
    const replies = [
      await call('patientA', 'getRecord', { id }),
      await call('patientA', 'listRecords', { id: patientA.id }),
      await call('doctorA', 'getDoctor', own),
    ];
    for (const { body } of replies) expect(JSON.stringify(body)).not.toContain(hash);
  });

  test('can be replaced and removed, and its files go an hour later', async () => {
    const { call, upload, readOwn, later, hasFile } = await start();
    await upload(onePixel);
    await upload(anotherPixel);
    expect(await readOwn()).toEqual(anotherPixel);
    expect((await call('doctorA', 'removeSignature', own)).status).toBe(200);
    expect((await call('doctorA', 'removeSignature', own)).status).toBe(200);
    expect(await readOwn()).toBe(404);
    await later(HOUR);
    expect(await hasFile(onePixel)).toBe(false);
    expect(await hasFile(anotherPixel)).toBe(false);
  });

  test('is kept if the same picture is saved again', async () => {
    const { upload, readOwn, later } = await start();
    await upload(onePixel);
    await later(HOUR);
    await upload(onePixel);
    await later(2 * HOUR);
    expect(await readOwn()).toEqual(onePixel);
  });

  test('is kept if another doctor removes the same picture', async () => {
    const { call, upload, readOwn, later } = await start();
    await upload(onePixel);
    const params = { id: doctorB.id };
    const rawBody = createForm({}, new File([onePixel], 'mine.png'), signatureFile.part);
    await call('doctorB', 'changeSignature', params, { rawBody });
    await call('doctorB', 'removeSignature', params);
    await later(HOUR);
    expect(await readOwn()).toEqual(onePixel);
  });

  test.each([
    ['exactly 1 MB', paddedPicture(signatureFile.maxBytes)],
    ['4,000 pixels on each side', pictureHeaders['a PNG'](4000, 4000)],
    ['a JPEG', pictureHeaders['a JPEG'](600, 200)],
    ['a WebP', pictureHeaders['a lossy WebP'](600, 200)],
  ])('is accepted if it is %s', async (_, bytes) => {
    const { upload } = await start();
    expect((await upload(bytes, 'letter.pdf')).status).toBe(200);
  });

  test.each([
    ['one byte over 1 MB', paddedPicture(signatureFile.maxBytes + 1), 413, 'too-large'],
    ['of 3 MB', paddedPicture(3 * 1024 * 1024), 413, 'too-large'],
    ['4,001 pixels wide', pictureHeaders['a PNG'](4001, 1), 413, 'too-large'],
    ['20,000 pixels high', pictureHeaders['a JPEG'](10, 20_000), 413, 'too-large'],
    ['16,000 × 16,000 pixels', pictureHeaders['a lossless WebP'](16_000, 16_000), 413, 'too-large'],
    ['a GIF', pictureHeaders['a GIF'](10, 10), 415, 'unsupported-file'],
    ['a PDF', createPdf(['Me']), 415, 'unsupported-file'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 415, 'unsupported-file'],
    ['a page', '<!doctype html><script>alert(1)</script>', 415, 'unsupported-file'],
    ['empty', '', 415, 'unsupported-file'],
  ])(
    'is refused if it is %s, whatever its name, and the earlier one stays',
    async (_, bytes, status, code) => {
      const { upload, readOwn } = await start();
      await upload(onePixel);
      expect(await upload(bytes, 'mine.png')).toMatchObject({ status, body: { code } });
      expect(await readOwn()).toEqual(onePixel);
    },
  );

  test('counts as sent files in the quota of the account', async () => {
    const chat = await createTestChat({ quotas: { fileBytesAnHour: onePixel.length } });
    const upload = () => {
      const rawBody = createForm({}, new File([onePixel], 'mine.png'), signatureFile.part);
      return chat.call('doctorA', 'changeSignature', own, { rawBody });
    };
    expect((await upload()).status).toBe(200);
    expect(await upload()).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
  });

  test('goes with the account of the doctor, and stays on the records', async () => {
    const { call, upload, complete, read, later, hasFile } = await start();
    await upload(onePixel);
    const { id } = await complete('first');
    await upload(anotherPixel);
    await call('doctorA', 'deleteAccount', {}, { body: { password: TEST_PASSWORD } });
    await later(HOUR);
    expect(await read('patientA', 'getRecordSignature', id)).toEqual(onePixel);
    expect(await hasFile(anotherPixel)).toBe(false);
  });

  test('is part of the export of the doctor, and of a patient with its records', async () => {
    const { call, upload, complete } = await start();
    await upload(onePixel);
    const written = [await complete('first'), await complete('second')];
    const exported = async (name: PersonName) => {
      const { body } = await call(name, 'exportAccount');
      return Object(JSON.parse(body instanceof File ? await body.text() : '{}'));
    };
    const base64 = btoa(String.fromCharCode(...onePixel));
    const type = 'image/png';
    expect((await exported('doctorA')).signatures).toEqual([
      { type, recordIds: [], changedAt: AT_THE_VISITS, base64 },
    ]);
    expect((await exported('patientA')).signatures).toEqual([
      { type, recordIds: expect.arrayContaining(written.map(({ id }) => id)), base64 },
    ]);
    expect((await exported('patientB')).signatures).toEqual([]);
  });
});

describe("a record's signature", () => {
  test('is that of the completion, after the doctor has replaced and removed it', async () => {
    const { call, upload, complete, read, later } = await start();
    await upload(onePixel);
    const first = await complete('first');
    await upload(anotherPixel);
    const second = await complete('second');
    await call('doctorA', 'removeSignature', own);
    await later(3 * HOUR);
    expect([first.hasSignature, second.hasSignature]).toEqual([true, true]);
    for (const name of ['patientA', 'doctorA'] as const) {
      expect(await read(name, 'getRecordSignature', first.id)).toEqual(onePixel);
      expect(await read(name, 'getRecordSignature', second.id)).toEqual(anotherPixel);
    }
  });

  test('is missing if the doctor had none at the time', async () => {
    const { upload, complete, read } = await start();
    const { id, hasSignature } = await complete('first');
    await upload(onePixel);
    expect(hasSignature).toBeUndefined();
    expect(await read('patientA', 'getRecordSignature', id)).toBe(404);
  });

  test('is read by those who may read the record, and by no one else', async () => {
    const { call, upload, complete, createDevice, read } = await start();
    await upload(onePixel);
    const { id } = await complete('first');
    expect(await read('doctorB', 'getRecordSignature', id)).toEqual(onePixel);
    expect(await read('patientB', 'getRecordSignature', id)).toBe(403);
    expect((await createDevice().call('getRecordSignature', { id })).status).toBe(401);
    await call('patientA', 'endSharing', { id: doctorB.id });
    expect(await read('doctorB', 'getRecordSignature', id)).toBe(403);
  });

  test("is in the patient's list of reads once, together with its record", async () => {
    const { call, upload, complete, read } = await start();
    await upload(onePixel);
    const { id } = await complete('first');
    await read('doctorB', 'getRecordSignature', id);
    await call('doctorB', 'getRecord', { id });
    const { body } = await call('patientA', 'listAudit');
    expect(body).toMatchObject({ entries: [{ kind: 'records', items: [{ id }] }] });
  });

  test('goes with the record, at the end of its years', async () => {
    const { call, upload, complete, later, hasFile } = await start();
    await upload(onePixel);
    await complete('first');
    await call('doctorA', 'removeSignature', own);
    await call('patientA', 'deleteAccount', {}, { body: { password: TEST_PASSWORD } });
    await later(HOUR);
    expect(await hasFile(onePixel)).toBe(true);
    await later(4 * 366 * 24 * HOUR);
    await later(HOUR);
    expect(await hasFile(onePixel)).toBe(false);
  });
});
