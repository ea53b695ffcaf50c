import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from './client.ts';
import { authEndpoints } from '../../contract/auth.ts';
import { doctorEndpoints } from '../../contract/doctors.ts';
import {
  answer,
  asha,
  enterBrowser,
  offlineResponse,
  resetFakeBrowser,
  createListResponse,
  type FakeServer,
} from '../testing/fake-browser.ts';
import { fakeSession } from '../testing/fake-session.ts';

let server: FakeServer;

beforeEach(() => {
  server = enterBrowser();
});
afterEach(resetFakeBrowser);

describe('call()', () => {
  it('sends cookies, JSON and the token', async () => {
    fakeSession({ userId: asha.id, accessToken: 'token-2' });
    await createListResponse(call);
    const [{ path, init } = { path: '', init: {} }] = server.sentRequests;
    expect(path).toBe('/api/appointments/asha');
    expect(init.credentials).toBe('include');
    expect(new Headers(init.headers).get('authorization')).toBe('Bearer token-2');
  });

  it('waits and sends a call again that came too soon after others', async () => {
    vi.useFakeTimers();
    fakeSession({ userId: asha.id, accessToken: 'token-2' });
    const tooMany = () =>
      Response.json(
        { success: false, message: 'Too much at once.', code: 'too-many-requests' },
        { status: 429, headers: { 'retry-after': '1' } },
      );
    const answers = [tooMany(), tooMany(), answer(200, [])];
    server.appointments = () => answers.shift() ?? offlineResponse();
    const list = createListResponse(call);
    await vi.advanceTimersByTimeAsync(1999);
    expect(server.sentRequests).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(await list).toEqual([]);
    expect(server.sentRequests).toHaveLength(3);
  });

  it.each(['', '900', 'Sat, 21 Nov 2026 04:30:01 GMT'])(
    'shows a limit that lasts longer, without trying again: %j',
    async (wait) => {
      server.appointments = () =>
        Response.json(
          { success: false, message: 'Please try again in 15 minutes.', code: 'too-many-requests' },
          { status: 429, headers: wait ? { 'retry-after': wait } : {} },
        );
      await expect(createListResponse(call)).rejects.toMatchObject({
        message: 'Please try again in 15 minutes.',
        retryAfter: Number(wait) || 0,
      });
      expect(server.sentRequests).toHaveLength(1);
    },
  );

  describe('while the API refuses every call', () => {
    const leaving = () => {
      const controller = new AbortController();
      const list = call(doctorEndpoints.listDoctors, { signal: controller.signal });
      return { list, controller, leave: () => controller.abort(new Error('left')) };
    };

    beforeEach(() => {
      vi.useFakeTimers();
      server.appointments = () =>
        Response.json(
          { code: 'too-many-requests' },
          { status: 429, headers: { 'retry-after': '1' } },
        );
    });

    it('gives up after five attempts', async () => {
      const list = Promise.allSettled([createListResponse(call)]);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(await list).toMatchObject([{ reason: { status: 429 } }]);
      expect(server.sentRequests).toHaveLength(5);
    });

    it('gives up when the user leaves during the pause', async () => {
      const { list, leave } = leaving();
      await vi.advanceTimersByTimeAsync(500);
      leave();
      await expect(list).rejects.toThrow('left');
      expect(server.sentRequests).toHaveLength(1);
    });

    it('does not wait for a user who has left before the refusal', async () => {
      const { list, leave } = leaving();
      const refuse = server.appointments;
      server.appointments = (token) => {
        leave();
        return refuse(token);
      };
      await expect(list).rejects.toThrow('left');
    });

    it('leaves neither a timer nor a listener behind', async () => {
      const { list, leave, controller } = leaving();
      const ended = Promise.allSettled([list]);
      await vi.advanceTimersByTimeAsync(2500);
      expect(getEventListeners(controller.signal, 'abort')).toHaveLength(1);
      leave();
      await ended;
      expect(vi.getTimerCount()).toBe(0);
      expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
    });
  });

  it('rejects a response that does not match the contract', async () => {
    server.appointments = () => answer(200, [{ id: 7 }]);
    await expect(createListResponse(call)).rejects.toMatchObject({
      code: 'unexpected-answer',
      status: 200,
      reason: 'failed',
    });
  });

  it('rejects a response with status 200 whose body reports an error', async () => {
    server.appointments = () => answer(200, { success: false, message: 'No such number.' });
    await expect(
      call(authEndpoints.forgotPassword, { body: { phone: '9876543210' } }),
    ).rejects.toMatchObject({
      status: 200,
      message: 'No such number.',
      serverMessage: 'No such number.',
    });
  });

  it.each([
    ['a page', '<!doctype html><title>Log in to the Wi-Fi</title>'],
    ['nothing', ''],
    ['half a response', '{"success":true,"mess'],
  ])('does not take %s for a response, whatever its status', async (_, body) => {
    for (const status of [200, 201, 403, 404, 511]) {
      server.appointments = () => new Response(body, { status });
      await expect(createListResponse(call)).rejects.toMatchObject({
        code: 'unexpected-answer',
        serverMessage: '',
      });
    }
  });

  it("rejects with the server's message for each invalid field", async () => {
    const body = {
      success: false,
      message: 'No.',
      code: 'invalid-request',
      fields: { phone: 'Short' },
    };
    server.appointments = () => answer(400, body);
    await expect(createListResponse(call)).rejects.toMatchObject({ fields: { phone: 'Short' } });
  });

  it.each<[string, string]>([
    ['{"message":" The doctor is on leave. "}', 'The doctor is on leave.'],
    [
      '{"message":["The doctor is on leave.","Choose another day."]}',
      'The doctor is on leave. Choose another day.',
    ],
    [
      '{"statusCode":409,"message":"The doctor is on leave.","error":"Conflict"}',
      'The doctor is on leave.',
    ],
    ['{"error":"The doctor is on leave."}', 'The doctor is on leave.'],
    ['{"error":{"message":"The doctor is on leave."}}', 'The doctor is on leave.'],
    ['{"detail":"The doctor is on leave.","title":"Conflict"}', 'The doctor is on leave.'],
    ['{"errors":[{"message":"The doctor is on leave."}]}', 'The doctor is on leave.'],
    ['{"success":"false","message":"The doctor is on leave."}', 'The doctor is on leave.'],
    ['The doctor is on leave.', 'The doctor is on leave.'],
    ['{"message":"   "}', ''],
    ['{"error":"Conflict"}', ''],
    ['<p>The doctor is on leave.</p>', ''],
    [`"${'long '.repeat(100)}"`, ''],
    ['', ''],
  ])('finds what the server says in %s', async (body, words) => {
    server.appointments = () => new Response(body, { status: 409 });
    await expect(createListResponse(call)).rejects.toMatchObject({ serverMessage: words });
  });

  it('does not treat an empty 409 as a decision', async () => {
    server.appointments = () => new Response('', { status: 409 });
    await expect(createListResponse(call)).rejects.toMatchObject({ code: 'unexpected-answer' });
  });

  it('rejects with a general message if the server sent HTML', async () => {
    server.appointments = () => new Response('<h1>Bad gateway</h1>', { status: 502 });
    await expect(createListResponse(call)).rejects.toMatchObject({
      status: 502,
      serverMessage: '',
      message: 'Something went wrong. Please try again.',
    });
  });

  it('times out after 15 seconds', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
      return new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      });
    });
    const outcome = createListResponse(call).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await outcome).toMatchObject({ status: 0, reason: 'offline' });
  });

  it('escapes ids and query parameters in the URL', async () => {
    await call(doctorEndpoints.getTakenSlots, {
      params: { id: 'a/b c' },
      query: { date: '2026-11-25' },
    }).catch(() => undefined);
    expect(server.sentRequests[0]?.path).toBe('/api/doctors/a%2Fb%20c/slots?date=2026-11-25');
  });
});
