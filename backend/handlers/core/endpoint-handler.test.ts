import { afterEach, expect, test, vi } from 'vitest';
import { errorResponseBody } from '../../../src/contract/errors.ts';
import { createMemoryStore } from '../../store/memory-store.ts';
import { createTestBackend } from '../../testing/test-backend.ts';
import { createTestSeed } from '../../testing/test-seed.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

function start() {
  return createTestBackend({ seed: createTestSeed() }).createDevice();
}

test.each(['', '{', 'phone=1', '"text', '[1,'])(
  'an endpoint returns 400 for a body that is not JSON: %s',
  async (rawBody) => {
    const reply = await start().call('login', {}, { rawBody });
    expect(reply.status).toBe(400);
    expect(errorResponseBody.parse(reply.body).code).toBe('invalid-request');
  },
);

test.each([null, 5, 'text', [], {}])(
  'an endpoint returns 400 for a body that does not match the schema: %j',
  async (body) => {
    const reply = await start().call('login', {}, { body });
    expect(reply.status).toBe(400);
    expect(errorResponseBody.parse(reply.body).code).toBe('invalid-request');
  },
);

test('an endpoint returns an error message for each invalid field, with the first one as the main message', async () => {
  const body = { phone: '123', password: '1', role: 'nurse', remember: true };
  expect((await start().call('login', {}, { body })).body).toEqual({
    success: false,
    code: 'invalid-request',
    message: 'Enter a valid 10-digit mobile number',
    fields: {
      phone: 'Enter a valid 10-digit mobile number',
      password: 'Password must be at least 6 characters',
      role: 'Role is required',
    },
  });
});

test('an endpoint returns 413 for a body over the limit, with or without a Content-Length', async () => {
  const device = start();
  const rawBody = JSON.stringify({ phone: '9'.repeat(30_000) });
  const unsaid = await device.call('login', {}, { rawBody });
  const said = await device.call('login', {}, { rawBody, headers: { 'content-length': '30014' } });
  for (const reply of [unsaid, said]) {
    expect(reply.status).toBe(413);
    expect(errorResponseBody.parse(reply.body).code).toBe('too-large');
  }
});

test.each([
  ['GET', '/api/nothing'],
  ['DELETE', '/api/doctors'],
  ['GET', '/api/doctors/'],
  ['GET', '/api/doctors/%E0%A4%A'],
  ['GET', '/api/%E0%A4%A'],
  ['GET', `/api/doctors/${'x'.repeat(65)}`],
])('%s %s returns 404 with an API error', async (method, path) => {
  const reply = await start().send(method, path);
  expect(reply.status).toBe(404);
  expect(errorResponseBody.parse(reply.body).code).toBe('not-found');
});

test('an endpoint returns 500 for an unexpected error and hides the cause', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const store = { ...createMemoryStore(), read: () => Promise.reject(new Error('disk on fire')) };
  const reply = await createTestBackend({ store }).createDevice().call('listDoctors');
  expect(reply.status).toBe(500);
  expect(errorResponseBody.parse(reply.body).code).toBe('unexpected');
  expect(JSON.stringify(reply.body)).not.toContain('fire');
  expect(error).toHaveBeenCalledOnce();
});

test('responses have Cache-Control: no-store', async () => {
  const device = start();
  for (const reply of [
    await device.call('listDoctors'),
    await device.call('getDoctor', { id: '-' }),
  ]) {
    expect(reply.headers.get('cache-control')).toBe('no-store');
  }
});

test.each(['\0', 'a\ud800', '\udfffb'])(
  'an endpoint returns 400 and names the field whose text cannot be stored: %j',
  async (text) => {
    for (const [body, field] of [
      [{ phone: text, extra: [] }, 'phone'],
      [{ phone: '9', deep: { list: ['fine', text] } }, 'deep.list.1'],
    ] as const) {
      const reply = await start().call('login', {}, { body });
      expect(reply.status).toBe(400);
      expect(errorResponseBody.parse(reply.body).fields).toHaveProperty([field]);
    }
  },
);

test.each(['/api/doctors/%00', '/api/doctors/a%ED%A0%80', '/api/get-doctor-profile?id=a%00b'])(
  'an endpoint returns 400 for a URL with text that cannot be stored: %s',
  async (path) => {
    const reply = await start().send('GET', path);
    expect(reply.status).toBe(400);
    expect(errorResponseBody.parse(reply.body).code).toBe('invalid-request');
  },
);

test('an endpoint returns 400 for a body that is nested too deeply', async () => {
  const rawBody = `{"phone":${'['.repeat(7900)}"\\u0000"${']'.repeat(7900)}}`;
  expect((await start().call('login', {}, { rawBody })).status).toBe(400);
});
