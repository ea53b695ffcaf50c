import { expect, it } from 'vitest';
import { currentness, mainPages } from './main-pages.ts';

const currentPages = (path: string) =>
  mainPages.flatMap((page) => {
    const current = currentness(page, path);
    return current ? [[page.label, current]] : [];
  });

it.each([
  ['/', [['Home', 'page']]],
  ['/find-a-doctor', [['Find a Doctor', 'page']]],
  ['/search', [['Find a Doctor', true]]],
  ['/doctors/ananya', [['Find a Doctor', true]]],
  ['/doctorship', []],
  ['/appointments', []],
])('on %s, the header marks %j as the current page', (path, marked) => {
  expect(currentPages(path)).toEqual(marked);
});
