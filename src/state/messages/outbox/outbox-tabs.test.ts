import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  waitUntilSent,
  enterOutbox,
  stored,
  refusal,
  type FakeOutbox,
} from '../../testing/fake-outbox.ts';

import type { Send } from './send-queue.ts';

let world: FakeOutbox;

beforeEach(() => {
  world = enterOutbox();
});
afterEach(() => world.leave());

describe('two tabs', () => {
  it('send each message only once if they belong to one user', async () => {
    const calls: string[] = [];
    const send: Send = async (sending) => {
      calls.push(sending.text);
      await Promise.resolve();
      return world.store(sending);
    };
    world.isOnline = false;
    const [left, right] = [world.open(send), world.open(send)];
    left.outbox.add('ananya', 'left', null);
    right.outbox.add('ananya', 'right', null);
    await vi.waitFor(() => {
      expect(left.shown()).toHaveLength(2);
      expect(right.shown()).toHaveLength(2);
    });
    world.isOnline = true;
    left.outbox.wake();
    right.outbox.wake();
    await waitUntilSent();
    await vi.waitFor(() => {
      expect(left.shown()).toEqual([]);
      expect(right.shown()).toEqual([]);
    });
    expect(calls.toSorted()).toEqual(['left', 'right']);
    expect(
      left.onRemovedElsewhere.mock.calls.length + right.onRemovedElsewhere.mock.calls.length,
    ).toBe(2);
  });

  it('show the same failures, deletions and retries if they belong to one user', async () => {
    let isUp = false;
    const send: Send = async (sending) => {
      if (!isUp) throw refusal;
      return world.store(sending);
    };
    const [left, right] = [world.open(send), world.open(send)];
    left.outbox.add('ananya', 'one', null);
    left.outbox.add('ananya', 'two', null);
    await vi.waitFor(() => expect(right.shown()).toEqual(['one: failed', 'two: failed']));
    const [one, two] = right.outbox.listMessages('ananya');
    right.outbox.remove(one?.clientId ?? '');
    await vi.waitFor(() => expect(left.shown()).toEqual(['two: failed']));
    isUp = true;
    right.outbox.retry(two?.clientId ?? '');
    await vi.waitFor(() => expect(left.shown()).toEqual([]));
    expect(world.texts()).toEqual(['two']);
  });

  it('share no messages if they belong to different users', async () => {
    world.isOnline = false;
    const meera = world.open();
    const arjun = world.open(async (sending) => world.store(sending), 'arjun');
    meera.outbox.add('ananya', 'mine', null);
    await vi.waitFor(async () => expect((await stored()).size).toBe(1));
    await arjun.outbox.load();
    expect(arjun.shown()).toEqual([]);
  });
});
