import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSettling } from './use-settling.ts';

it('holds a page until all of it has been there once, and not when a part is loaded again', () => {
  const { result, rerender } = renderHook(useSettling, { initialProps: true });
  expect(result.current).not.toBe('');
  rerender(false);
  expect(result.current).toBe('');
  rerender(true);
  expect(result.current).toBe('');
});

it('leaves alone a page that has everything', () => {
  const { result, rerender } = renderHook(useSettling, { initialProps: false });
  expect(result.current).toBe('');
  rerender(true);
  expect(result.current).toBe('');
});
