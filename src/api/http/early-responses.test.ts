import { afterEach, expect, test, vi } from 'vitest';
import { doctorEndpoints } from '../../contract/doctors.ts';
import { setApiConfig } from './config.ts';
import { request } from './request.ts';

const url = 'https://api.example/api/find-doctor';
const early = () => new Response('early');
const fetched = vi.fn<typeof fetch>(async () => new Response('fetched'));

function open(answer: Promise<Response | null>) {
  vi.stubGlobal('fetch', fetched.mockClear());
  vi.stubGlobal('earlyResponses', new Map([[url, answer]]));
  setApiConfig({ apiUrl: 'https://api.example', geocoderUrl: '', ready: Promise.resolve() });
}

const ask = async (token: string | null = null) =>
  (await request(doctorEndpoints.findDoctors, {}, { server: 'api', token })).content;

afterEach(() => vi.unstubAllGlobals());

test('the answer to a call that was sent before the app loaded is used once', async () => {
  open(Promise.resolve(early()));
  expect(await ask()).toBe('early');
  expect(fetched).not.toHaveBeenCalled();
  expect(await ask()).toBe('fetched');
});

test('a call that failed before the app loaded is sent again', async () => {
  open(Promise.resolve(null));
  expect(await ask()).toBe('fetched');
});

test('a signed-in user gets no answer that was meant for a guest', async () => {
  open(Promise.resolve(early()));
  expect(await ask('token')).toBe('fetched');
});
