import { expect, test } from 'vitest';
import { BodyBudget } from './body-budget.ts';

function pending() {
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  return { finish, finished };
}

test('refuses a body that does not fit beside the others, until one of them is done', async () => {
  const budget = new BodyBudget(10);
  const first = pending();
  const held = budget.hold(6, () => first.finished);
  await expect(budget.hold(5, async () => 'read')).rejects.toMatchObject({ code: 'busy' });
  expect(await budget.hold(4, async () => 'read')).toBe('read');
  first.finish();
  await held;
  expect(await budget.hold(10, async () => 'read')).toBe('read');
});

test('has the memory back from a call that fails', async () => {
  const budget = new BodyBudget(10);
  await expect(budget.hold(10, () => Promise.reject(new Error('cut off')))).rejects.toThrow('cut');
  expect(await budget.hold(10, async () => 'read')).toBe('read');
});
