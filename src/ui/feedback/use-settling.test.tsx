import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSettling } from './use-settling.ts';

it('hides content until everything has loaded once, but not on a reload', () => {
  const { result, rerender } = renderHook(useSettling, { initialProps: true });
  expect(result.current).not.toBe('');
  rerender(false);
  expect(result.current).toBe('');
  rerender(true);
  expect(result.current).toBe('');
});

it('hides nothing if everything was loaded at first', () => {
  const { result, rerender } = renderHook(useSettling, { initialProps: false });
  expect(result.current).toBe('');
  rerender(true);
  expect(result.current).toBe('');
});
