import { describe, expect, test, vi } from 'vitest';
import type { Step } from '../scenarios/scenario.ts';
import type { Actor } from '../scenarios/actor.ts';
import { Player, type PlayerOptions, readingTime } from './player.ts';
import { wait } from '../kit/wait.ts';

/** A step's result is seen once the step is in `done`. */
function open(options: Partial<PlayerOptions> & { count?: number } = {}) {
  const { count = 3, ...given } = options;
  const done = new Set<number>();
  const acted: number[] = [];
  const stored: number[] = [];
  const looked: number[] = [];
  const element = (): HTMLElement => Object.create(null);
  const steps = Array.from({ length: count }, (_, index): Step => ({
    say: `Sentence ${index}.`,
    act: async () => {
      acted.push(index);
      done.add(index);
    },
    shows: async () => {
      looked.push(index);
      if (done.has(index)) return element();
      throw new Error(`There is no result ${index} on the page.`);
    },
  }));
  const actor: Actor = Object.create(null);
  const player = new Player({
    steps,
    done: 0,
    actors: { startActor: () => actor, onlooker: actor, reveal: () => undefined },
    onStep(step) {
      stored.push(step);
      looked.length = 0;
    },
    sleep: async () => undefined,
    ...given,
  });
  const hasLooked = (index: number) => vi.waitFor(() => expect(looked).toContain(index));
  return { player, steps, acted, stored, done, hasLooked };
}

describe('the next step of a scenario', () => {
  test('is done, and stored for a reload', async () => {
    const { player, acted, stored } = open();
    expect(await player.next()).toBe(true);
    expect({ acted, stored }).toEqual({ acted: [0], stored: [1] });
    expect(player.getState()).toMatchObject({ viewed: 1, done: 1, status: 'ready' });
  });

  test('is not done again if the presenter did it by hand', async () => {
    const { player, acted, done } = open();
    done.add(0);
    await player.next();
    expect(acted).toEqual([]);
    expect(player.getState().done).toBe(1);
  });

  test('is the one after those that the presenter did by hand', async () => {
    const { player, acted, stored, done, hasLooked } = open({ count: 4 });
    await player.next();
    await hasLooked(3);
    // The page of step 2 has been left.
    done.add(2);
    await player.next();
    expect({ acted, stored }).toEqual({ acted: [0], stored: [1, 3] });
  });

  test('is done although the page showed the result of a later one before', async () => {
    const { player, steps, acted, done, hasLooked } = open();
    const [first] = steps;
    if (!first) throw new Error('There is no step');
    vi.spyOn(first, 'act').mockImplementationOnce(async () => void done.add(0).add(2));
    await player.next();
    await hasLooked(2);
    await player.next();
    expect(acted).toEqual([1]);
  });

  test('is done once if it is requested twice', async () => {
    const { player, acted } = open();
    await Promise.all([player.next(), player.next()]);
    expect(acted).toEqual([0]);
  });

  test('is none at the end', async () => {
    const { player } = open({ count: 1, done: 1 });
    expect(await player.next()).toBe(false);
    expect(player.getState()).toMatchObject({ viewed: 1, status: 'ready' });
  });
});

describe('a step that fails', () => {
  const failing = async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    const made = open();
    const [first] = made.steps;
    if (!first) throw new Error('There is no step');
    const act = vi.spyOn(first, 'act').mockRejectedValueOnce(new Error('There is no button.'));
    expect(await made.player.next()).toBe(false);
    warned.mockRestore();
    return { ...made, act };
  };

  test('says so, and can be tried again', async () => {
    const { player } = await failing();
    expect(player.getState()).toMatchObject({ viewed: 0, status: 'failed' });
    await player.next();
    expect(player.getState()).toMatchObject({ viewed: 1, status: 'ready' });
  });

  test('can be skipped', async () => {
    const { player, stored, acted } = await failing();
    player.skip();
    expect(player.getState()).toMatchObject({ viewed: 1, done: 1, status: 'ready' });
    expect({ stored, acted }).toEqual({ stored: [1], acted: [] });
  });

  test('ends ‘Play’', async () => {
    const { player, act } = await failing();
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    act.mockRejectedValueOnce(new Error('There is no button.'));
    await player.play();
    expect(player.getState()).toMatchObject({ status: 'failed', isPlaying: false });
    warned.mockRestore();
  });
});

test('‘Back’ shows the earlier sentences, and ‘Next’ returns without doing a step again', async () => {
  const { player, acted } = open();
  await player.next();
  await player.next();
  player.back();
  player.back();
  player.back();
  expect(player.getState()).toMatchObject({ viewed: 0, done: 2 });
  await player.next();
  await player.next();
  expect(player.getState()).toMatchObject({ viewed: 2, done: 2 });
  expect(acted).toEqual([0, 1]);
});

test('‘Play’ goes to the end, with the time to read each sentence', async () => {
  const slept: number[] = [];
  const { player, acted } = open({ sleep: async (ms) => void slept.push(ms) });
  await player.play();
  expect(acted).toEqual([0, 1, 2]);
  expect(slept).toEqual([4000, 4000, 4000]);
  expect(player.getState()).toMatchObject({ viewed: 3, isPlaying: false });
});

/** A step that ends when the test says so. */
function holdStep({ steps, done }: ReturnType<typeof open>, index: number) {
  let finish = () => {};
  let fail = () => {};
  const promise = new Promise<void>((resolve, reject) => {
    finish = resolve;
    fail = () => reject(new Error('There is no button.'));
  });
  const step = steps[index];
  if (!step) throw new Error('There is no such step');
  vi.spyOn(step, 'act').mockReturnValueOnce(promise.then(() => done.add(index)));
  return { finish, fail };
}

test('a step that takes long can be skipped, and what it does later counts no more', async () => {
  const made = open();
  const { player, acted } = made;
  const { fail } = holdStep(made, 0);
  const moving = player.next();
  player.skip();
  expect(await moving).toBe(true);
  expect(player.getState()).toMatchObject({ viewed: 1, done: 1, status: 'ready' });
  fail();
  await player.next();
  expect(acted).toEqual([1]);
  expect(player.getState()).toMatchObject({ viewed: 2, status: 'ready' });
});

test('‘Play’ waits for a step that runs already', async () => {
  const made = open();
  const { player, acted } = made;
  const { finish } = holdStep(made, 0);
  const moving = player.next();
  const playing = player.play();
  finish();
  await Promise.all([moving, playing]);
  expect(acted).toEqual([1, 2]);
  expect(player.getState()).toMatchObject({ viewed: 3, isPlaying: false });
});

test('a paused ‘Play’ whose step fails does not end a newer one', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const made = open();
  const { player } = made;
  const { fail } = holdStep(made, 0);
  const first = player.play();
  await vi.waitFor(() => expect(player.getState().status).toBe('busy'));
  player.pause();
  let second: Promise<void> | undefined;
  const stop = player.subscribe(() => {
    if (player.getState().status !== 'failed') return;
    stop();
    second = player.play();
  });
  fail();
  await first;
  expect(player.getState().isPlaying).toBe(true);
  await second;
  expect(player.getState()).toMatchObject({ viewed: 3, isPlaying: false });
  warned.mockRestore();
});

test('‘Pause’ ends ‘Play’ before the next step', async () => {
  const { player, acted } = open({ sleep: wait });
  const playing = player.play();
  expect(player.getState().isPlaying).toBe(true);
  player.pause();
  await playing;
  expect(acted).toEqual([]);
  expect(player.getState()).toMatchObject({ isPlaying: false, viewed: 0 });
});

test('a sentence of 40 words is shown for 16 seconds', () => {
  expect(readingTime(Array.from({ length: 40 }, () => 'word').join(' '))).toBe(16_000);
  expect(readingTime('Two words.')).toBe(4000);
});
