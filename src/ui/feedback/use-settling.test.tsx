import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSettling } from './use-settling.ts';

it('useSettling() hides content until everything has loaded for the first time, but not while it reloads later', () => {
  const { result, rerender } = renderHook(useSettling, { initialProps: true });
  expect(result.current).not.toBe('');
  rerender(false);
  expect(result.current).toBe('');
  rerender(true);
  expect(result.current).toBe('');
});

it('useSettling() hides nothing if everything was already loaded on the first render', () => {
  const { result, rerender } = renderHook(useSettling, { initialProps: false });
  expect(result.current).toBe('');
  rerender(true);
  expect(result.current).toBe('');
});
