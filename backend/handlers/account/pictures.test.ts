import { describe, expect, test } from 'vitest';
import { account, pictureFile } from '../../../src/contract/account.ts';
import { readStoredFile } from '../../files/files.ts';
import { createPdf } from '../../seed/pdf.ts';
import { TEST_URL } from '../../testing/test-backend.ts';
import { createTestChat } from '../../testing/test-chat.ts';
import { anotherPixel, onePixel, paddedPicture } from '../../testing/test-pictures.ts';
import { people, type PersonName } from '../../testing/test-seed.ts';
import { sweep } from '../../sweep/sweep.ts';

async function start() {
  const chat = await createTestChat();
  const upload = (name: PersonName, bytes: BlobPart, fileName = 'me.png') => {
    const form = new FormData();
    form.append('body', '{}');
    form.append(pictureFile.part, new File([bytes], fileName));
    return chat.call(name, 'changePicture', {}, { rawBody: form });
  };
  const uploaded = async (name: PersonName, bytes: BlobPart) =>
    account.parse((await upload(name, bytes)).body).profilePicture ?? '';
  const guest = chat.createDevice();
  const load = (address: string) => guest.send('GET', address);
  return { ...chat, upload, uploaded, load };
}

describe('a portrait', () => {
  test('is served unchanged to everyone', async () => {
    const { uploaded, load } = await start();
    const address = await uploaded('patientA', onePixel);
    expect(address).toMatch(/^http:\/\/api\.test\/api\/pictures\/[0-9a-f]{64}$/);
    const { status, headers, body } = await load(address);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=3600',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(body instanceof File && (await body.bytes())).toEqual(onePixel);
  });

  test('also appears on the profile if its user is a doctor', async () => {
    const { uploaded, call } = await start();
    const address = await uploaded('doctorA', onePixel);
    const { body } = await call('patientB', 'getDoctor', { id: people.doctorA.id });
    expect(body).toMatchObject({ profilePicture: address });
    expect((await call('doctorA', 'getAccount')).body).toMatchObject({ profilePicture: address });
  });

  test('is replaced by the next portrait, and can be removed', async () => {
    const { uploaded, call, load } = await start();
    const first = await uploaded('doctorA', onePixel);
    const second = await uploaded('doctorA', anotherPixel);
    expect((await load(first)).status).toBe(404);
    expect((await load(second)).status).toBe(200);
    const { body } = await call('doctorA', 'changePicture', {}, { body: {} });
    expect(body).toMatchObject({ profilePicture: null });
    expect((await load(second)).status).toBe(404);
    const { body: doctor } = await call('doctorA', 'getDoctor', { id: people.doctorA.id });
    expect(doctor).toMatchObject({ profilePicture: null });
  });

  test('is kept if two users share it and only one of them removes it', async () => {
    const { uploaded, call, load } = await start();
    const address = await uploaded('patientA', onePixel);
    expect(await uploaded('doctorA', onePixel)).toBe(address);
    await call('doctorA', 'changePicture', {}, { body: {} });
    expect((await load(address)).status).toBe(200);
  });

  test.each([
    ['one byte over 5 MB', paddedPicture(pictureFile.maxBytes + 1), 413, 'too-large'],
    ['of 12 MB', paddedPicture(12 * 1024 * 1024), 413, 'too-large'],
    ['that is a PDF', createPdf(['Me']), 415, 'unsupported-file'],
    ['that is a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>', 415, 'unsupported-file'],
    ['that is empty', '', 415, 'unsupported-file'],
  ])('%s is rejected and the old portrait is kept', async (_, bytes, status, code) => {
    const { upload, uploaded, call, load } = await start();
    const address = await uploaded('patientA', onePixel);
    const reply = await upload('patientA', bytes);
    expect(reply).toMatchObject({ status, body: { code } });
    expect(Object(reply.body).message).not.toBe('');
    expect((await call('patientA', 'getAccount')).body).toMatchObject({ profilePicture: address });
    expect((await load(address)).status).toBe(200);
  });

  test('is accepted if it is exactly 5 MB', async () => {
    const { upload } = await start();
    expect((await upload('patientA', paddedPicture(pictureFile.maxBytes))).status).toBe(200);
  });
});

test('a replaced portrait’s file is removed after an hour unless a message uses it', async () => {
  const { uploaded, upload, call, send, backend, clock } = await start();
  const hashOf = (address: string) => address.slice(address.lastIndexOf('/') + 1);
  const shown = hashOf(await uploaded('patientA', onePixel));
  const sentAlso = hashOf(await uploaded('doctorA', anotherPixel));
  await send('patientA', 'doctorA', '', { file: new File([anotherPixel], 'me.png') });
  await upload('patientA', anotherPixel);
  for (const name of ['patientA', 'doctorA'] as const) {
    await call(name, 'changePicture', {}, { body: {} });
  }
  clock.advance(60 * 60 - 1);
  await sweep(backend);
  expect(await readStoredFile(backend.files, shown)).toEqual(onePixel);
  clock.advance(1);
  await sweep(backend);
  expect(await backend.files.get(shown)).toBeNull();
  expect(await readStoredFile(backend.files, sentAlso)).toEqual(anotherPixel);
});

test('a portrait’s file is kept if the portrait is chosen again within the hour', async () => {
  const { uploaded, load, backend, clock } = await start();
  await uploaded('patientA', onePixel);
  await uploaded('patientA', anotherPixel);
  clock.advance(10 * 60);
  const address = await uploaded('patientA', onePixel);
  clock.advance(60 * 60);
  await sweep(backend);
  expect((await load(address)).status).toBe(200);
});

test('a message attachment is not served as a picture', async () => {
  const { send, backend, load } = await start();
  await send('patientA', 'doctorA', '', { file: new File([onePixel], 'private.png') });
  const hash = await backend.files.put(onePixel, backend.clock.now());
  expect((await load(`${TEST_URL}/api/pictures/${hash}`)).status).toBe(404);
});

describe('a profile’s picture', () => {
  const profile = {
    name: 'Dr. Charu Menon',
    specialty: 'ENT',
    bio: '',
    experience: 12,
    education: [],
  };

  test('can be kept or removed when the profile is saved', async () => {
    const { uploaded, call, load } = await start();
    const profilePicture = await uploaded('doctorA', onePixel);
    const params = { id: people.doctorA.id };
    const kept = await call('doctorA', 'updateDoctor', params, {
      body: { ...profile, profilePicture },
    });
    expect(kept).toMatchObject({ status: 200, body: { profilePicture } });
    const gone = await call('doctorA', 'updateDoctor', params, {
      body: { ...profile, profilePicture: null },
    });
    expect(gone).toMatchObject({ status: 200, body: { profilePicture: null } });
    expect((await load(profilePicture)).status).toBe(404);
  });

  test('cannot be a URL on another host', async () => {
    const { call } = await start();
    const body = { ...profile, profilePicture: 'https://elsewhere.example/count.png' };
    const reply = await call('doctorA', 'updateDoctor', { id: people.doctorA.id }, { body });
    expect(reply).toMatchObject({
      status: 400,
      body: { fields: { profilePicture: expect.stringContaining('Upload') } },
    });
  });
});
