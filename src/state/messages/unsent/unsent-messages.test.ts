import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/http/api-error.ts';
import { fakeLocks } from '../../../api/testing/fake-locks.ts';
import {
  waitUntilSent,
  enterUnsent,
  stored,
  noResponse,
  pass,
  refusal,
  type FakeUnsent,
} from '../../testing/fake-unsent.ts';

let world: FakeUnsent;

beforeEach(() => {
  world = enterUnsent();
});
afterEach(() => world.leave());

describe('the unsent messages', () => {
  it('sends messages one at a time, in order and only once', async () => {
    let underWay = 0;
    const { unsent, onSent } = world.open(async (sending) => {
      underWay += 1;
      expect(underWay).toBe(1);
      await Promise.resolve();
      underWay -= 1;
      return world.store(sending);
    });
    for (const text of ['one', 'two', 'three']) unsent.add('ananya', text, null);
    await waitUntilSent();
    expect(world.texts()).toEqual(['one', 'two', 'three']);
    expect(onSent).toHaveBeenCalledTimes(3);
    expect(unsent.listMessages('ananya')).toEqual([]);
  });

  it.each([200, 201, 403, 404])(
    'sends a message again with the same id after a response with status %d that cannot be read',
    async (status) => {
      const ids: string[] = [];
      const { unsent, onRefused } = world.open(async (sending) => {
        ids.push(sending.clientId);
        if (ids.length === 1) throw new ApiError({ status, code: 'unexpected-answer' });
        return world.store(sending);
      });
      unsent.add('ananya', 'one', null);
      await waitUntilSent();
      expect(world.texts()).toEqual(['one']);
      expect(ids).toEqual([ids[0], ids[0]]);
      expect(onRefused).not.toHaveBeenCalled();
    },
  );

  it('does not upload a file again that a proxy refuses without a readable reason', async () => {
    const { unsent, onRefused } = world.open(async () => {
      throw new ApiError({ status: 413, code: 'unexpected-answer' });
    });
    unsent.add('ananya', 'one', null);
    await vi.waitFor(() => expect(onRefused).toHaveBeenCalledOnce());
  });

  it('sends to different partners in parallel', async () => {
    const { unsent } = world.open((sending) =>
      sending.recipientId === 'gill'
        ? new Promise(() => {})
        : Promise.resolve(world.store(sending)),
    );
    vi.stubGlobal('navigator', { onLine: true });
    unsent.add('gill', 'stuck', null);
    unsent.add('ananya', 'free', null);
    await vi.waitFor(() => expect(world.texts()).toEqual(['free']));
    expect(unsent.isSending).toBe(true);
  });

  it('sends messages that were written offline, in order and only once, even after a reload', async () => {
    world.isOnline = false;
    const before = world.open();
    const five = ['1', '2', '3', '4', '5'];
    for (const text of five) before.unsent.add('ananya', text, null);
    await vi.waitFor(async () => expect((await stored()).size).toBe(5));
    before.unsent.close();

    const after = world.open();
    await after.unsent.load();
    expect(after.shown()).toEqual(five.map((text) => `${text}: pending`));
    expect(world.stored).toEqual([]);
    world.isOnline = true;
    after.unsent.wake();
    await waitUntilSent();
    expect(world.texts()).toEqual(five);
  });

  it("restores a message's file after a reload", async () => {
    world.isOnline = false;
    const { unsent } = world.open();
    unsent.add('ananya', '', new File(['ECG'], 'ecg.txt', { type: 'text/plain' }));
    await vi.waitFor(async () => expect((await stored()).size).toBe(1));
    const sent: (string | undefined)[] = [];
    const after = world.open(async (sending) => {
      sent.push(sending.file?.name, sending.file?.type, await sending.file?.text());
      return world.store(sending);
    });
    await after.unsent.load();
    world.isOnline = true;
    after.unsent.wake();
    await waitUntilSent();
    expect(sent).toEqual(['ecg.txt', 'text/plain', 'ECG']);
  });

  it("sends messages even if the browser's storage is not available", async () => {
    vi.stubGlobal('indexedDB', undefined);
    vi.resetModules();
    const { UnsentMessages: Fresh } = await import('./unsent-messages.ts');
    const onSent = vi.fn<() => void>();
    const unsent = new Fresh('meera', async (sending) => world.store(sending));
    unsent.on('sent', onSent);
    await unsent.load();
    unsent.add('ananya', 'one', null);
    await vi.waitFor(() => expect(onSent).toHaveBeenCalledOnce());
    unsent.close();
  });
});

describe('a lost response', () => {
  it('triggers a retry, but the server stores the message only once', async () => {
    let tries = 0;
    const { unsent, onSent } = world.open(async (sending) => {
      const message = world.store(sending);
      tries += 1;
      if (tries < 3) throw noResponse;
      return message;
    });
    unsent.add('ananya', 'one', null);
    await waitUntilSent();
    expect(tries).toBe(3);
    expect(world.texts()).toEqual(['one']);
    expect(onSent).toHaveBeenCalledOnce();
  });

  it('triggers a retry with the same clientId after a reload', async () => {
    const before = world.open(async (sending) => {
      world.store(sending);
      return new Promise(() => {});
    });
    before.unsent.add('ananya', 'one', null);
    await vi.waitFor(() => expect(world.stored).toHaveLength(1));
    before.unsent.close();
    vi.stubGlobal('navigator', { locks: fakeLocks(), onLine: true });
    const after = world.open();
    await after.unsent.load();
    await waitUntilSent();
    expect(world.texts()).toEqual(['one']);
    expect(after.onSent).toHaveBeenCalledOnce();
  });

  it('does not block later messages once a realtime event confirms the message', async () => {
    const aborted: string[] = [];
    const { unsent, onSent } = world.open(
      (sending, { signal }) =>
        new Promise((resolve) => {
          if (sending.text === 'two') resolve(world.store(sending));
          else world.store(sending);
          signal.addEventListener('abort', () => aborted.push(sending.text));
        }),
    );
    unsent.add('ananya', 'one', null);
    unsent.add('ananya', 'two', null);
    await vi.waitFor(() => expect(world.stored).toHaveLength(1));
    unsent.confirm(world.stored[0]?.clientId ?? '');
    await waitUntilSent();
    expect(world.texts()).toEqual(['one', 'two']);
    expect(onSent).toHaveBeenCalledOnce();
    expect(aborted).toEqual([]);
  });
});

it('a rejected message fails immediately, and the messages after it are sent', async () => {
  const page = world.open(async (sending) => {
    if (sending.text === 'bad') throw refusal;
    return world.store(sending);
  });
  page.unsent.add('ananya', 'bad', null);
  page.unsent.add('ananya', 'good', null);
  await vi.waitFor(() => expect(world.texts()).toEqual(['good']));
  expect(page.shown()).toEqual(['bad: failed']);
  expect(page.onRefused).toHaveBeenCalledOnce();
  expect(page.onTimedOut).not.toHaveBeenCalled();
});

it('deleting a message aborts its upload', async () => {
  let signal: AbortSignal | undefined;
  const page = world.open((_, watch) => {
    ({ signal } = watch);
    return new Promise((_resolve, reject) => {
      watch.signal.addEventListener('abort', () => reject(noResponse));
    });
  });
  page.unsent.add('ananya', '', new File(['x'], 'scan.pdf'));
  await vi.waitFor(() => expect(signal).toBeDefined());
  page.unsent.remove(page.unsent.listMessages('ananya')[0]?.clientId ?? '');
  expect(signal?.aborted).toBe(true);
  await waitUntilSent();
  expect(page.onTimedOut).not.toHaveBeenCalled();
});

const sends = process.env['SOAK'] ? 500 : 50;

it(
  `when 30% of responses are lost, ${sends} messages arrive once each and in order, and none stays pending`,
  { timeout: 120_000 },
  async () => {
    let count = 0;
    const page = world.open(async (sending) => {
      count += 1;
      if (count % 10 === 1) throw noResponse;
      const message = world.store(sending);
      if (count % 10 === 4 || count % 10 === 5) throw noResponse;
      return message;
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const written = Array.from({ length: sends }, (_, index) => `Message ${index}`);
    for (const text of written) page.unsent.add('ananya', text, null);
    for (let waited = 0; world.stored.length < sends && waited < 60_000; waited += 1000)
      await pass(1000);
    vi.useRealTimers();
    await waitUntilSent();
    expect(world.texts()).toEqual(written);
    expect(page.shown()).toEqual([]);
  },
);
