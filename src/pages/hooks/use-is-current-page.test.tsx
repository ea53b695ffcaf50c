import { renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useIsCurrentPage } from './use-is-current-page.ts';

afterEach(() => history.replaceState(null, '', '/'));

it('useIsCurrentPage() returns false after a navigation, even before the next page renders', () => {
  const { result } = renderHook(useIsCurrentPage);
  expect(result.current()).toBe(true);
  history.pushState(null, '', '/doctors');
  expect(result.current()).toBe(false);
});

it("useIsCurrentPage() still returns true while the page's own search changes", () => {
  const { result } = renderHook(useIsCurrentPage);
  history.replaceState(null, '', '/?tab=reviews#first');
  expect(result.current()).toBe(true);
});

it('useIsCurrentPage() returns false after its page unmounts, even if another page has the same URL', () => {
  const { result, unmount } = renderHook(useIsCurrentPage);
  unmount();
  expect(result.current()).toBe(false);
});
