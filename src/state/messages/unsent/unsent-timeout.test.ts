import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type SendOptions } from '../../../api/messages.ts';
import { SEND_TIMEOUT_MS, type Send } from './send-queue.ts';
import { enterUnsent, noResponse, pass, type FakeUnsent } from '../../testing/fake-unsent.ts';

let world: FakeUnsent;

beforeEach(() => {
  world = enterUnsent();
});
afterEach(() => world.leave());

describe('a server that does not respond', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  });

  it('makes all messages fail after 30 seconds with a single timeout event, and the user can then retry or delete them', async () => {
    let isUp = false;
    const page = world.open(async (sending) => {
      if (!isUp) throw noResponse;
      return world.store(sending);
    });
    for (const text of ['one', 'two', 'three']) page.unsent.add('ananya', text, null);
    await pass(SEND_TIMEOUT_MS - 1000);
    expect(page.shown()).toEqual(['one: pending', 'two: pending', 'three: pending']);
    await pass(1500);
    expect(page.shown()).toEqual(['one: failed', 'two: failed', 'three: failed']);
    expect(page.onTimedOut).toHaveBeenCalledOnce();

    isUp = true;
    const [first, second, third] = page.unsent.listMessages('ananya');
    page.unsent.remove(second?.clientId ?? '');
    page.unsent.retry(third?.clientId ?? '');
    page.unsent.retry(first?.clientId ?? '');
    await pass(1000);
    await vi.waitFor(() => expect(world.texts()).toEqual(['three', 'one']));
    expect(page.shown()).toEqual([]);
  });

  it('makes a request that is in progress fail after 30 seconds', async () => {
    const page = world.open(
      (_, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(noResponse));
        }),
    );
    page.unsent.add('ananya', 'one', null);
    await pass(SEND_TIMEOUT_MS + 500);
    expect(page.shown()).toEqual(['one: failed']);
  });

  it('gives each message the full 30 seconds, and failed messages survive a reload', async () => {
    const never: Send = () => Promise.reject(noResponse);
    const page = world.open(never);
    page.unsent.add('ananya', 'early', null);
    await pass(SEND_TIMEOUT_MS - 2000);
    page.unsent.add('ananya', 'late', null);
    await pass(3000);
    expect(page.shown()).toEqual(['early: failed', 'late: pending']);
    await pass(SEND_TIMEOUT_MS);
    expect(page.shown()).toEqual(['early: failed', 'late: failed']);
    vi.useRealTimers();
    const after = world.open();
    await after.unsent.load();
    expect(after.shown()).toEqual(['early: failed', 'late: failed']);
    expect(world.stored).toEqual([]);
  });

  it('does not make an upload fail while the upload makes progress', async () => {
    let watched: SendOptions | undefined;
    const page = world.open((_, watch) => {
      watched = watch;
      return new Promise(() => {});
    });
    page.unsent.add('ananya', '', new File(['x'], 'scan.pdf'));
    for (const share of [0.2, 0.4, 0.6]) {
      await pass(SEND_TIMEOUT_MS - 1000);
      watched?.onProgress(share);
    }
    await pass(SEND_TIMEOUT_MS - 1000);
    const [message] = page.unsent.listMessages('ananya');
    expect(message).toMatchObject({ status: 'pending', attachment: { progress: 0.6 } });
    expect(watched?.signal.aborted).toBe(false);
  });

  it('does not make messages fail while the user is offline', async () => {
    const page = world.open(() => Promise.reject(noResponse));
    page.unsent.add('ananya', 'one', null);
    await pass(SEND_TIMEOUT_MS - 5000);
    world.isOnline = false;
    await pass(SEND_TIMEOUT_MS * 10);
    expect(page.shown()).toEqual(['one: pending']);
    world.isOnline = true;
    page.unsent.wake();
    await pass(SEND_TIMEOUT_MS - 5000);
    expect(page.shown()).toEqual(['one: pending']);
  });
});
