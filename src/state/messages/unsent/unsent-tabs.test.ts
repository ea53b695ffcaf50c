import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  waitUntilSent,
  enterUnsent,
  stored,
  refusal,
  type FakeUnsent,
} from '../../testing/fake-unsent.ts';

import type { Send } from './send-queue.ts';

let world: FakeUnsent;

beforeEach(() => {
  world = enterUnsent();
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
    left.unsent.add('ananya', 'left', null);
    right.unsent.add('ananya', 'right', null);
    await vi.waitFor(() => {
      expect(left.shown()).toHaveLength(2);
      expect(right.shown()).toHaveLength(2);
    });
    world.isOnline = true;
    left.unsent.wake();
    right.unsent.wake();
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
    left.unsent.add('ananya', 'one', null);
    left.unsent.add('ananya', 'two', null);
    await vi.waitFor(() => expect(right.shown()).toEqual(['one: failed', 'two: failed']));
    const [one, two] = right.unsent.listMessages('ananya');
    right.unsent.remove(one?.clientId ?? '');
    await vi.waitFor(() => expect(left.shown()).toEqual(['two: failed']));
    isUp = true;
    right.unsent.retry(two?.clientId ?? '');
    await vi.waitFor(() => expect(left.shown()).toEqual([]));
    expect(world.texts()).toEqual(['two']);
  });

  it('share no messages if they belong to different users', async () => {
    world.isOnline = false;
    const meera = world.open();
    const arjun = world.open(async (sending) => world.store(sending), 'arjun');
    meera.unsent.add('ananya', 'mine', null);
    await vi.waitFor(async () => expect((await stored()).size).toBe(1));
    await arjun.unsent.load();
    expect(arjun.shown()).toEqual([]);
  });
});
