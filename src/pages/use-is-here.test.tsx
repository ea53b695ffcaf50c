import { renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useIsHere } from './use-is-here.ts';

afterEach(() => history.replaceState(null, '', '/'));

it('knows that somebody has left before the next page is drawn', () => {
  const { result } = renderHook(useIsHere);
  expect(result.current()).toBe(true);
  history.pushState(null, '', '/doctors');
  expect(result.current()).toBe(false);
});

it('stays here while the page’s own search changes', () => {
  const { result } = renderHook(useIsHere);
  history.replaceState(null, '', '/?tab=reviews#first');
  expect(result.current()).toBe(true);
});

it('is gone with its page, also where the same address shows another', () => {
  const { result, unmount } = renderHook(useIsHere);
  unmount();
  expect(result.current()).toBe(false);
});
