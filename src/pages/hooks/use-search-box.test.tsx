import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSearchBox, type SearchWords } from './use-search-box.ts';

const words = { query: 'cardiology', location: '' };

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

function setUp() {
  history.replaceState(null, '', '/find-a-doctor');
  const onSearch = vi.fn<(search: SearchWords) => void>();
  const nothing = { query: '', location: '' };
  const page = renderHook(() => useSearchBox(nothing, { status: 'loading' }, onSearch));
  return { ...page, onSearch };
}

it('useSearchBox() lets the button render its pressed state before it starts the search', () => {
  const { result, onSearch } = setUp();
  act(() => result.current.onSearch(words));
  expect(onSearch).not.toHaveBeenCalled();
  act(() => vi.runAllTimers());
  expect(onSearch).toHaveBeenCalledExactlyOnceWith(words);
});

it('useSearchBox() does not start the search if the user has already left the page', () => {
  const { result, onSearch } = setUp();
  act(() => result.current.onSearch(words));
  history.replaceState(null, '', '/doctors');
  act(() => vi.runAllTimers());
  expect(onSearch).not.toHaveBeenCalled();
});
