import { beforeEach, describe, expect, test } from 'vitest';
import { type Message, message, sharedFile } from '../../../src/contract/messages.ts';
import { createPdf } from '../../seed/pdf.ts';
import { createMemoryStore } from '../../store/memory-store.ts';
import { createTestChat, createForm } from '../../testing/test-chat.ts';
import { createTestSeed, people, type PersonName, visit } from '../../testing/test-seed.ts';

let chat: Awaited<ReturnType<typeof createTestChat>>;

beforeEach(async () => {
  const seed = createTestSeed([visit('visit', '10:00', 'scheduled')]);
  chat = await createTestChat({ store: createMemoryStore(seed) });
});

const body = { clientId: 'one', content: { textContent: '', shareDoc: null } };
const report = new File([createPdf(['Report'])], 'report.pdf', { type: 'application/pdf' });

const share = (file: File) => chat.send('patientA', 'doctorA', '', { file });

const shared = async (file: File): Promise<Message> => message.parse((await share(file)).body);

const sendParts = (rawBody: FormData | string, headers?: Record<string, string>) =>
  chat.call('patientA', 'sendMessage', { recipientId: people.doctorA.id }, { rawBody, headers });

const textOf = (size: number) => new File(['a'.repeat(size)], 'notes.txt');

describe('an attached file', () => {
  test('may have a name of 200,000 dots or spaces, which is cut', async () => {
    for (const part of ['.', ' ', '. ', '\u0315\u0300']) {
      const name = `a${part.repeat(200_000 / part.length)}b.txt`;
      const { content } = await shared(new File(['Notes'], name));
      expect(content.shareDoc?.name.length).toBeLessThanOrEqual(255);
      expect(content.shareDoc?.name.endsWith('.txt')).toBe(true);
    }
  });

  test.each([
    ['UTF-16', [0xff, 0xfe, 0x48, 0, 0x69, 0]],
    ['Windows-1252', [0x63, 0x61, 0x66, 0xe9]],
  ])('of text in %s is only downloaded, byte for byte', async (_, bytes) => {
    const sent = await shared(new File([new Uint8Array(bytes)], 'notes.txt'));
    const { body, headers } = await chat.call('doctorA', 'downloadAttachment', { id: sent.id });
    expect(headers.get('content-type')).toBe('text/plain');
    expect(headers.get('content-disposition')).toMatch(/^attachment;/);
    if (!(body instanceof File)) throw new Error('The response is no file');
    expect(Array.from(new Uint8Array(await body.arrayBuffer()))).toEqual(bytes);
  });

  test('can be downloaded unchanged by both users', async () => {
    const sent = await shared(report);
    expect(sent.content).toEqual({
      textContent: '',
      shareDoc: { id: sent.id, name: 'report.pdf', type: 'application/pdf', size: report.size },
    });
    expect(await chat.history('doctorA', 'patientA')).toEqual([sent]);
    for (const name of ['patientA', 'doctorA'] as const) {
      const reply = await chat.call(name, 'downloadAttachment', { id: sent.id });
      expect(reply.status).toBe(200);
      expect(reply.body).toBeInstanceOf(File);
      if (!(reply.body instanceof File)) continue;
      expect(reply.body.name).toBe('report.pdf');
      expect(await reply.body.bytes()).toEqual(createPdf(['Report']));
    }
  });

  test('is served as a download that cannot run scripts', async () => {
    const { id } = await shared(new File(['Notes'], 'रिपोर्ट "1" (neu).txt'));
    const { headers } = await chat.call('doctorA', 'downloadAttachment', { id });
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/plain',
      'content-length': '5',
      'content-disposition':
        `attachment; filename="_______ _1_ (neu).txt"; filename*=UTF-8''` +
        '%E0%A4%B0%E0%A4%BF%E0%A4%AA%E0%A5%8B%E0%A4%B0%E0%A5%8D%E0%A4%9F%20%221%22%20%28neu%29.txt',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    });
  });

  test.each<[PersonName, number]>([
    ['patientB', 403],
    ['doctorB', 403],
  ])('cannot be downloaded by %s', async (name, status) => {
    const { id } = await shared(report);
    expect((await chat.call(name, 'downloadAttachment', { id })).status).toBe(status);
  });

  test('returns 404 when it does not exist', async () => {
    const { id } = message.parse((await chat.send('patientA', 'doctorA', 'No file')).body);
    for (const missing of [id, 'nothing']) {
      const reply = await chat.call('patientA', 'downloadAttachment', { id: missing });
      expect(reply).toMatchObject({ status: 404, body: { code: 'not-found' } });
    }
  });

  test('is sent once for 20 concurrent requests with the same clientId', async () => {
    const send = () => chat.send('patientA', 'doctorA', '', { clientId: 'same', file: report });
    const replies = await Promise.all(Array.from({ length: 20 }, send));
    expect(new Set(replies.map((reply) => JSON.stringify(reply.body))).size).toBe(1);
    expect(await chat.history('doctorA', 'patientA')).toHaveLength(1);
  });
});

describe('an uploaded file', () => {
  test.each([
    ['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'image/png'],
    ['<!doctype html><script>alert(1)</script>', 'application/pdf'],
    ['<html><body onload="alert(1)">', 'text/plain'],
    ['MZ\0\0', 'image/jpeg'],
    ['', 'text/plain'],
  ])('is rejected if its content is %j but it is sent as %s', async (content, type) => {
    const reply = await share(new File([content], 'photo.png', { type }));
    expect(reply).toMatchObject({ status: 415, body: { code: 'unsupported-file' } });
    expect(await chat.history('patientA', 'doctorA')).toEqual([]);
  });

  test('gets its type from the content, whatever type the client sent', async () => {
    const sent = await shared(
      new File([createPdf(['Report'])], 'report.html', { type: 'text/html' }),
    );
    expect(sent.content.shareDoc).toMatchObject({
      name: 'report.html.pdf',
      type: 'application/pdf',
    });
  });

  test.each([
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['C:\\Users\\me\\notes.txt', 'notes.txt'],
    ['a\u202Etxt.exe', 'atxt.exe.txt'],
    ['.txt', 'txt.txt'],
  ])('gets a clean name instead of the misleading name %j', async (name, clean) => {
    const sent = await shared(new File(['Notes'], name));
    expect(sent.content.shareDoc?.name).toBe(clean);
  });

  test('gets a name of at most 255 characters', async () => {
    const sent = await shared(new File(['Notes'], `${'n'.repeat(400)}.txt`));
    expect(sent.content.shareDoc?.name).toMatch(/^n{251}\.txt$/);
  });
});

describe('the file size limit', () => {
  test('is 10 MB', async () => {
    expect((await share(textOf(sharedFile.maxBytes))).status).toBe(201);
    const reply = await share(textOf(sharedFile.maxBytes + 1));
    expect(reply).toMatchObject({ status: 413, body: { code: 'too-large' } });
    expect(await chat.history('patientA', 'doctorA')).toHaveLength(1);
  });

  test('is enforced from the Content-Length, before the body is read', async () => {
    const reply = await sendParts(createForm(body, report), { 'content-length': '999999999' });
    expect(reply.status).toBe(413);
  });

  test('does not raise the body limit for endpoints without a file', async () => {
    const rawBody = createForm({ phone: '9', password: 'x' }, textOf(30_000));
    expect((await chat.createDevice().call('login', {}, { rawBody })).status).toBe(413);
    const text = JSON.stringify({ ...body, content: { textContent: 'a'.repeat(410_000) } });
    expect((await sendParts(text)).status).toBe(413);
  });
});

describe('a multipart request', () => {
  const form = (...parts: [string, string | File][]) => {
    const made = new FormData();
    for (const [name, value] of parts) made.append(name, value);
    return made;
  };
  const json = JSON.stringify({ ...body, content: { textContent: 'Hello', shareDoc: null } });

  test('is accepted without a file', async () => {
    expect((await sendParts(form(['body', json]))).status).toBe(201);
  });

  test.each<[string, FormData]>([
    ['without its JSON', form(['shareDoc', report])],
    ['with broken JSON', form(['body', '{'], ['shareDoc', report])],
    ['with two files', form(['body', json], ['shareDoc', report], ['shareDoc', report])],
    ['with two bodies', form(['body', json], ['body', json])],
    ['with a part of another name', form(['body', json], ['avatar', report])],
    ['with text for a file', form(['body', json], ['shareDoc', 'text'])],
    ['with a file for its JSON', form(['body', new File([json], 'body.json')])],
    ['with nothing at all', form()],
  ])('%s is rejected', async (_, parts) => {
    expect(await sendParts(parts)).toMatchObject({
      status: 400,
      body: { code: 'invalid-request' },
    });
    expect(await chat.history('patientA', 'doctorA')).toEqual([]);
  });

  test.each(['multipart/form-data', 'multipart/form-data; boundary=x'])(
    'is rejected when it is malformed: %s',
    async (type) => {
      const reply = await sendParts('--y\r\nno parts', { 'content-type': type });
      expect(reply).toMatchObject({ status: 400, body: { code: 'invalid-request' } });
    },
  );

  test('stores no file when the sender may not write to the recipient', async () => {
    const kept: Uint8Array[] = [];
    const { files } = chat.backend;
    const { put } = files;
    files.put = (bytes, at) => {
      kept.push(bytes);
      return put(bytes, at);
    };
    expect((await chat.send('doctorB', 'patientA', '', { file: report })).status).toBe(403);
    expect(kept).toEqual([]);
  });
});
