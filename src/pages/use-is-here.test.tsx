import { renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useIsHere } from './use-is-here.ts';

afterEach(() => history.replaceState(null, '', '/'));

it('is false after a navigation, before the next page renders', () => {
  const { result } = renderHook(useIsHere);
  expect(result.current()).toBe(true);
  history.pushState(null, '', '/doctors');
  expect(result.current()).toBe(false);
});

it("stays true while the page's own search changes", () => {
  const { result } = renderHook(useIsHere);
  history.replaceState(null, '', '/?tab=reviews#first');
  expect(result.current()).toBe(true);
});

it('is false after the page unmounts, also if another page has the same address', () => {
  const { result, unmount } = renderHook(useIsHere);
  unmount();
  expect(result.current()).toBe(false);
});
