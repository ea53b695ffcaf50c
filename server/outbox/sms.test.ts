import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { createSms } from '../../backend/outbox/sms-templates.ts';
import { createSmsSender } from './sms.ts';

const at = new Date('2026-11-23T12:30:00.000Z');
const values = { doctor: 'Dr. Charu Menon', when: 'Tue 24 Nov, 11:00 am' };
const sms = createSms('9000000001', 'tomorrow', values);

async function startGateway(status: number, body = '') {
  const received: unknown[] = [];
  const server = createServer(async (request, response) => {
    received.push(JSON.parse(await text(request)));
    response.writeHead(status).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The gateway has no port');
  const url = `http://127.0.0.1:${address.port}/send`;
  const send = await createSmsSender({ kind: 'gateway', url, authorization: null });
  return { send, received };
}

test('a gateway gets the text with its template, language and values', async () => {
  const { send, received } = await startGateway(200, '{"id":"1"}');
  expect(await send(sms, at)).toBe('sent');
  expect(received).toEqual([
    {
      phone: '9000000001',
      text: 'Your visit with Dr. Charu Menon is tomorrow, Tue 24 Nov, 11:00 am. CareSetu',
      templateId: 'tomorrow-en',
      language: 'en',
      values,
    },
  ]);
});

test.each([
  [410, 'refuses the number', 'refused'],
  [422, 'refuses the text', 'invalid'],
])('a gateway that answers %s %s', async (status, _, answer) => {
  const { send } = await startGateway(status);
  expect(await send(sms, at)).toBe(answer);
});

test.each([
  [503, '', 'The SMS gateway answered 503'],
  [400, '', 'The SMS gateway answered 400'],
  [200, '{"error":"9000000001 is unknown"}', 'The SMS gateway answered 200 with an error'],
  [200, '{"status":"failed"}', 'The SMS gateway answered 200 with an error'],
])(
  'an SMS is sent again after %s %s, and the error has no number',
  async (status, body, reason) => {
    const { send } = await startGateway(status, body);
    await expect(send(sms, at)).rejects.toThrow(reason);
    await expect(send(sms, at)).rejects.not.toThrow(/9000000001/);
  },
);

test.each(['', 'OK', 'null', '[]', '{"error":null}'])(
  'an SMS is sent if the answer is 200 %s',
  async (body) => {
    const { send } = await startGateway(200, body);
    expect(await send(sms, at)).toBe('sent');
  },
);
