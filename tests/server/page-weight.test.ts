import { expect, test } from 'vitest';
import { excesses, writtenDown, type Budgets, type PageWeight } from './support/page-weight.ts';

const landing: PageWeight = { page: 'landing', all: { index: 100_000 }, own: {} };
const login: PageWeight = {
  page: 'LoginPage',
  all: { zod: 12_000, LoginPage: 9000 },
  own: { LoginPage: 9000 },
};
const budgets: Budgets = {
  landing: { allowedKb: 101, chunks: { index: 100_000 } },
  LoginPage: { allowedKb: 14, chunks: { zod: 12_000, LoginPage: 1000 } },
};

test('the budget check reports a page over its budget and the chunks that grew', () => {
  expect(excesses([landing, login], budgets, 40)).toEqual([
    'LoginPage may load 14 kB, but loads 21.0: LoginPage 1.0 → 9.0',
  ]);
});

test('the budget check reports a page whose own code exceeds the limit', () => {
  const roomy = { ...budgets, LoginPage: { allowedKb: 30, chunks: {} } };
  expect(excesses([landing, login], roomy, 8)).toEqual([
    'LoginPage may have 8 kB of its own, but has 9.0: LoginPage new, 9.0',
  ]);
});

test('the budget check reports a page without a budget and a budget without a page', () => {
  expect(excesses([login], { landing: { allowedKb: 101, chunks: {} } }, 40)).toEqual([
    'LoginPage has no budget; it is 21.0 kB: zod new, 12.0, LoginPage new, 9.0',
    'landing has a budget, but is no page of the build',
  ]);
});

test('a page that loads little code needs no budget', () => {
  const small = { page: 'TextPage', all: { plain: 7000, TextPage: 5000 }, own: { TextPage: 5000 } };
  expect(excesses([small], {}, 40)).toEqual([]);
  expect(excesses([{ ...small, all: { ...small.all, shared: 35_000 } }], {}, 40)).toEqual([
    'TextPage has no budget; it is 47.0 kB: shared new, 35.0, plain new, 7.0, TextPage new, 5.0',
  ]);
  expect(excesses([landing], {}, 40)).toEqual([
    'landing has no budget; it is 100.0 kB: index new, 100.0',
  ]);
});

test('updating the chunk sizes leaves the limits unchanged', () => {
  expect(writtenDown([login, landing], { LoginPage: { allowedKb: 14, chunks: {} } })).toEqual({
    landing: { allowedKb: 101, chunks: { index: 100_000 } },
    LoginPage: { allowedKb: 14, chunks: { zod: 12_000, LoginPage: 9000 } },
  });
});
