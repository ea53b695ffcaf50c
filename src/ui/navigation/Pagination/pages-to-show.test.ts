import { expect, it } from 'vitest';
import { pagesToShow } from './pages-to-show.ts';

it.each([
  [1, 1, [1]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 8, [1, 2, 'gap', 8]],
  [5, 10, [1, 'gap', 4, 5, 6, 'gap', 10]],
  [10, 10, [1, 'gap', 9, 10]],
])('on page %i of %i, shows %j', (page, pageCount, shown) => {
  expect(pagesToShow(page, pageCount)).toEqual(shown);
});
