import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { downloadAttachment, sendMessage } from '../messages.ts';
import { fakeStorage } from '../testing/fake-storage.ts';
import { setApiConfig } from './config.ts';
import { fakeSession } from '../testing/fake-session.ts';

const taken = {
  id: 'talk.1',
  clientId: 'client-1',
  seq: 1,
  senderId: 'meera',
  receiverId: 'ananya',
  content: {
    textContent: 'My scan',
    shareDoc: { id: 'file-1', name: 'scan.pdf', type: 'application/pdf', size: 4 },
  },
  timestamp: '2026-11-21T04:30:00Z',
  read: false,
  status: 'sent',
};

class FakeRequest extends EventTarget {
  upload = new EventTarget();
  headers = new Headers();
  address = '';
  form: FormData | undefined;
  withCredentials = false;
  status = 0;
  responseText = '';

  open(method: string, url: string) {
    this.address = `${method} ${url}`;
  }
  getResponseHeader() {
    return null;
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  send(form: FormData) {
    this.form = form;
  }
  abort() {
    this.dispatchEvent(new Event('abort'));
  }
  move(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }
  answer(status: number, body: unknown) {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.dispatchEvent(new Event('load'));
  }
}

let requests: FakeRequest[];

const file = new File(['%PDF'], 'scan.pdf', { type: 'application/pdf' });
const sending = { clientId: 'client-1', recipientId: 'ananya', text: 'My scan', file };

function send() {
  const stop = new AbortController();
  const shares: number[] = [];
  const watch = { signal: stop.signal, onProgress: (share: number) => void shares.push(share) };
  const outcome = sendMessage(sending, watch).catch((error: unknown) => error);
  return { outcome, shares, stop };
}

async function request(): Promise<FakeRequest> {
  await vi.waitFor(() => expect(requests[0]?.form).toBeDefined());
  const [made] = requests;
  if (!made) throw new Error('Nothing was asked');
  return made;
}

beforeEach(() => {
  requests = [];
  vi.stubGlobal('XMLHttpRequest', function create() {
    const made = new FakeRequest();
    requests.push(made);
    return made;
  });
  vi.stubGlobal('localStorage', fakeStorage());
  setApiConfig({ apiUrl: 'https://api.example', geocoderUrl: '', ready: Promise.resolve() });
  fakeSession({ userId: 'meera', accessToken: 'token-1' });
});

afterEach(() => {
  fakeSession(null);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('an upload', () => {
  it('sends the form with cookies and the token, and reports its progress', async () => {
    const { outcome, shares } = send();
    const asked = await request();
    expect(asked.address).toBe('POST https://api.example/api/messages/send/ananya');
    expect(asked.withCredentials).toBe(true);
    expect(asked.headers.get('authorization')).toBe('Bearer token-1');
    expect(asked.headers.has('content-type')).toBe(false);
    expect(JSON.parse(String(asked.form?.get('body')))).toEqual({
      clientId: 'client-1',
      content: { textContent: 'My scan', shareDoc: null },
    });
    expect(asked.form?.get('shareDoc')).toMatchObject({ name: 'scan.pdf', size: 4 });
    asked.move(1, 4);
    asked.move(4, 4);
    asked.answer(201, taken);
    expect(await outcome).toEqual(taken);
    expect(shares).toEqual([0.25, 1]);
  });

  it("rejects with the server's message", async () => {
    const { outcome } = send();
    const body = { success: false, message: 'That is no scan.', code: 'unsupported-file' };
    (await request()).answer(415, body);
    expect(await outcome).toMatchObject({ status: 415, serverMessage: 'That is no scan.' });
  });

  it('can be aborted', async () => {
    const { outcome, stop } = send();
    await request();
    stop.abort();
    expect(await outcome).toMatchObject({ name: 'AbortError' });
  });

  it('is not sent if it was aborted before', async () => {
    const { outcome, stop } = send();
    stop.abort();
    expect(await outcome).toMatchObject({ name: 'AbortError' });
    expect(requests.every(({ form }) => form === undefined)).toBe(true);
  });

  it('times out after 15 seconds without progress', async () => {
    vi.useFakeTimers();
    const { outcome } = send();
    const asked = await request();
    let isOver = false;
    void outcome.then(() => (isOver = true));
    for (const share of [1, 2, 3]) {
      await vi.advanceTimersByTimeAsync(14_000);
      asked.move(share, 4);
    }
    await vi.advanceTimersByTimeAsync(14_900);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(await outcome).toBeInstanceOf(ApiError);
  });
});

describe('downloadAttachment()', () => {
  it('returns the attachment as a file', async () => {
    vi.stubGlobal(
      'fetch',
      async () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }),
    );
    const got = await downloadAttachment('file-1');
    expect(got.type).toBe('application/pdf');
    expect(await got.text()).toBe('%PDF');
  });

  it("rejects with the server's message", async () => {
    const body = { success: false, message: 'Not yours.', code: 'forbidden' };
    vi.stubGlobal('fetch', async () => Response.json(body, { status: 404 }));
    await expect(downloadAttachment('file-1')).rejects.toMatchObject({ message: 'Not yours.' });
  });
});
