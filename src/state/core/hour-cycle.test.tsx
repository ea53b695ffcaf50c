import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { chooseHourCycle, resetHourCycle, useHourCycle } from './hour-cycle.ts';

const clear = () => {
  localStorage.clear();
  resetHourCycle();
};
beforeEach(clear);
afterEach(clear);

it('defaults to 12 hours, and updates when it is changed', async () => {
  const { result } = renderHook(useHourCycle);
  expect(result.current).toBe('12h');
  await act(async () => chooseHourCycle('24h'));
  expect(result.current).toBe('24h');
});

it('persists over a reload', () => {
  chooseHourCycle('24h');
  resetHourCycle();
  expect(renderHook(useHourCycle).result.current).toBe('24h');
});

it('falls back to 12 hours for invalid storage', () => {
  localStorage.setItem('caresetu-hour-cycle', 'half past');
  expect(renderHook(useHourCycle).result.current).toBe('12h');
});
