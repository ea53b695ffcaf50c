import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { authEndpoints } from '../contract/auth.ts';
import { doctorEndpoints } from '../contract/doctors.ts';
import {
  answer,
  asha,
  enterBrowser,
  leaveBrowser,
  listFrom,
  openTab,
  type FakeServer,
} from './testing/fake-browser.ts';

let server: FakeServer;

beforeEach(() => {
  server = enterBrowser();
});
afterEach(leaveBrowser);

describe('a call', () => {
  it('carries cookies, JSON and the token', async () => {
    const tab = await openTab();
    tab.holdSession({ user: asha, accessToken: 'token-2' });
    await listFrom(tab);
    const [{ path, init } = { path: '', init: {} }] = server.seen;
    expect(path).toBe('/api/appointments/asha');
    expect(init.credentials).toBe('include');
    expect(new Headers(init.headers).get('authorization')).toBe('Bearer token-2');
  });

  it('tells an answer of another shape', async () => {
    const tab = await openTab();
    server.appointments = () => answer(200, [{ id: 7 }]);
    await expect(listFrom(tab)).rejects.toMatchObject({
      code: 'unexpected-answer',
      status: 200,
      reason: 'failed',
    });
  });

  it('tells a refusal that came with status 200', async () => {
    const tab = await openTab();
    server.appointments = () => answer(200, { success: false, message: 'No such number.' });
    await expect(
      tab.call(authEndpoints.forgotPassword, { body: { phone: '9876543210' } }),
    ).rejects.toMatchObject({
      status: 200,
      message: 'No such number.',
      serverMessage: 'No such number.',
    });
  });

  it('keeps the message of each wrong field', async () => {
    const tab = await openTab();
    const body = {
      success: false,
      message: 'No.',
      code: 'invalid-request',
      fields: { phone: 'Short' },
    };
    server.appointments = () => answer(400, body);
    await expect(listFrom(tab)).rejects.toMatchObject({ fields: { phone: 'Short' } });
  });

  it('has a sentence for people although the server sent a page of HTML', async () => {
    const tab = await openTab();
    server.appointments = () => new Response('<h1>Bad gateway</h1>', { status: 502 });
    await expect(listFrom(tab)).rejects.toMatchObject({
      status: 502,
      serverMessage: '',
      message: 'Something went wrong. Please try again.',
    });
  });

  it('gives up after 15 seconds', async () => {
    const tab = await openTab();
    vi.useFakeTimers();
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
      return new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      });
    });
    const outcome = listFrom(tab).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await outcome).toMatchObject({ status: 0, reason: 'offline' });
  });

  it('puts ids and queries into the address safely', async () => {
    const tab = await openTab();
    await tab
      .call(doctorEndpoints.getTakenSlots, {
        params: { id: 'a/b c' },
        query: { date: '2026-11-25' },
      })
      .catch(() => undefined);
    expect(server.seen[0]?.path).toBe('/api/doctors/a%2Fb%20c/slots?date=2026-11-25');
  });
});
