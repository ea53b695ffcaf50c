import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/http/api-error.ts';
import { fakeLocks } from '../../../api/testing/fake-locks.ts';
import {
  waitUntilSent,
  enterOutbox,
  stored,
  noResponse,
  pass,
  refusal,
  type FakeOutbox,
} from '../../testing/fake-outbox.ts';

let world: FakeOutbox;

beforeEach(() => {
  world = enterOutbox();
});
afterEach(() => world.leave());

describe('the outbox', () => {
  it('sends messages one at a time, in order and only once', async () => {
    let underWay = 0;
    const { outbox, onSent } = world.open(async (sending) => {
      underWay += 1;
      expect(underWay).toBe(1);
      await Promise.resolve();
      underWay -= 1;
      return world.store(sending);
    });
    for (const text of ['one', 'two', 'three']) outbox.add('ananya', text, null);
    await waitUntilSent();
    expect(world.texts()).toEqual(['one', 'two', 'three']);
    expect(onSent).toHaveBeenCalledTimes(3);
    expect(outbox.listMessages('ananya')).toEqual([]);
  });

  it.each([200, 201, 403, 404])(
    'sends a message again with the same id after a response with status %d that cannot be read',
    async (status) => {
      const ids: string[] = [];
      const { outbox, onRefused } = world.open(async (sending) => {
        ids.push(sending.clientId);
        if (ids.length === 1) throw new ApiError({ status, code: 'unexpected-answer' });
        return world.store(sending);
      });
      outbox.add('ananya', 'one', null);
      await waitUntilSent();
      expect(world.texts()).toEqual(['one']);
      expect(ids).toEqual([ids[0], ids[0]]);
      expect(onRefused).not.toHaveBeenCalled();
    },
  );

  it('does not upload a file again that a proxy refuses without a readable reason', async () => {
    const { outbox, onRefused } = world.open(async () => {
      throw new ApiError({ status: 413, code: 'unexpected-answer' });
    });
    outbox.add('ananya', 'one', null);
    await vi.waitFor(() => expect(onRefused).toHaveBeenCalledOnce());
  });

  it('sends to different partners in parallel', async () => {
    const { outbox } = world.open((sending) =>
      sending.recipientId === 'gill'
        ? new Promise(() => {})
        : Promise.resolve(world.store(sending)),
    );
    vi.stubGlobal('navigator', { onLine: true });
    outbox.add('gill', 'stuck', null);
    outbox.add('ananya', 'free', null);
    await vi.waitFor(() => expect(world.texts()).toEqual(['free']));
    expect(outbox.isSending).toBe(true);
  });

  it('sends messages that were written offline, in order and only once, even after a reload', async () => {
    world.isOnline = false;
    const before = world.open();
    const five = ['1', '2', '3', '4', '5'];
    for (const text of five) before.outbox.add('ananya', text, null);
    await vi.waitFor(async () => expect((await stored()).size).toBe(5));
    before.outbox.close();

    const after = world.open();
    await after.outbox.load();
    expect(after.shown()).toEqual(five.map((text) => `${text}: pending`));
    expect(world.stored).toEqual([]);
    world.isOnline = true;
    after.outbox.wake();
    await waitUntilSent();
    expect(world.texts()).toEqual(five);
  });

  it("restores a message's file after a reload", async () => {
    world.isOnline = false;
    const { outbox } = world.open();
    outbox.add('ananya', '', new File(['ECG'], 'ecg.txt', { type: 'text/plain' }));
    await vi.waitFor(async () => expect((await stored()).size).toBe(1));
    const sent: (string | undefined)[] = [];
    const after = world.open(async (sending) => {
      sent.push(sending.file?.name, sending.file?.type, await sending.file?.text());
      return world.store(sending);
    });
    await after.outbox.load();
    world.isOnline = true;
    after.outbox.wake();
    await waitUntilSent();
    expect(sent).toEqual(['ecg.txt', 'text/plain', 'ECG']);
  });

  it("sends messages even if the browser's storage is not available", async () => {
    vi.stubGlobal('indexedDB', undefined);
    vi.resetModules();
    const { Outbox: Fresh } = await import('./outbox.ts');
    const onSent = vi.fn<() => void>();
    const outbox = new Fresh('meera', async (sending) => world.store(sending));
    outbox.on('sent', onSent);
    await outbox.load();
    outbox.add('ananya', 'one', null);
    await vi.waitFor(() => expect(onSent).toHaveBeenCalledOnce());
    outbox.close();
  });
});

describe('a lost response', () => {
  it('triggers a retry, but the server stores the message only once', async () => {
    let tries = 0;
    const { outbox, onSent } = world.open(async (sending) => {
      const message = world.store(sending);
      tries += 1;
      if (tries < 3) throw noResponse;
      return message;
    });
    outbox.add('ananya', 'one', null);
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
    before.outbox.add('ananya', 'one', null);
    await vi.waitFor(() => expect(world.stored).toHaveLength(1));
    before.outbox.close();
    vi.stubGlobal('navigator', { locks: fakeLocks(), onLine: true });
    const after = world.open();
    await after.outbox.load();
    await waitUntilSent();
    expect(world.texts()).toEqual(['one']);
    expect(after.onSent).toHaveBeenCalledOnce();
  });

  it('does not block later messages once a realtime event confirms the message', async () => {
    const aborted: string[] = [];
    const { outbox, onSent } = world.open(
      (sending, { signal }) =>
        new Promise((resolve) => {
          if (sending.text === 'two') resolve(world.store(sending));
          else world.store(sending);
          signal.addEventListener('abort', () => aborted.push(sending.text));
        }),
    );
    outbox.add('ananya', 'one', null);
    outbox.add('ananya', 'two', null);
    await vi.waitFor(() => expect(world.stored).toHaveLength(1));
    outbox.confirm(world.stored[0]?.clientId ?? '');
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
  page.outbox.add('ananya', 'bad', null);
  page.outbox.add('ananya', 'good', null);
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
  page.outbox.add('ananya', '', new File(['x'], 'scan.pdf'));
  await vi.waitFor(() => expect(signal).toBeDefined());
  page.outbox.remove(page.outbox.listMessages('ananya')[0]?.clientId ?? '');
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
    for (const text of written) page.outbox.add('ananya', text, null);
    for (let waited = 0; world.stored.length < sends && waited < 60_000; waited += 1000)
      await pass(1000);
    vi.useRealTimers();
    await waitUntilSent();
    expect(world.texts()).toEqual(written);
    expect(page.shown()).toEqual([]);
  },
);
