import { expect, test } from 'vitest';
import { BodyBudget } from './body-budget.ts';

function pending() {
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  return { finish, finished };
}

test('a request body larger than the free memory is rejected until another request ends', async () => {
  const budget = new BodyBudget(10);
  const first = pending();
  const second = pending();
  const held = budget.reserve(5, ['a'], () => first.finished);
  const alsoHeld = budget.reserve(4, ['b'], () => second.finished);
  await expect(budget.reserve(2, ['c'], async () => 'read')).rejects.toMatchObject({
    code: 'busy',
  });
  expect(await budget.reserve(1, ['c'], async () => 'read')).toBe('read');
  first.finish();
  await held;
  expect(await budget.reserve(5, ['c'], async () => 'read')).toBe('read');
  second.finish();
  await alsoHeld;
});

test('one IP address or account can use at most half of the memory for request bodies', async () => {
  const budget = new BodyBudget(10);
  const first = pending();
  const held = budget.reserve(4, ['address', 'account'], () => first.finished);
  for (const holders of [
    ['address', 'other account'],
    ['other address', 'account'],
  ]) {
    await expect(budget.reserve(2, holders, async () => 'read')).rejects.toMatchObject({
      code: 'busy',
    });
    expect(await budget.reserve(1, holders, async () => 'read')).toBe('read');
  }
  expect(await budget.reserve(5, ['other address'], async () => 'read')).toBe('read');
  first.finish();
  await held;
  expect(await budget.reserve(5, ['address', 'account'], async () => 'read')).toBe('read');
});

test('a failed request frees the memory reserved for its body', async () => {
  const budget = new BodyBudget(10);
  const fail = () => Promise.reject(new Error('cut off'));
  await expect(budget.reserve(5, ['a'], fail)).rejects.toThrow('cut');
  expect(await budget.reserve(5, ['a'], async () => 'read')).toBe('read');
});
