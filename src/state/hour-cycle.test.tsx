import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { chooseHourCycle, resetHourCycle, useHourCycle } from './hour-cycle.ts';

const clear = () => {
  localStorage.clear();
  resetHourCycle();
};
beforeEach(clear);
afterEach(clear);

it('is the 12-hour clock until another is chosen, which shows at once', async () => {
  const { result } = renderHook(useHourCycle);
  expect(result.current).toBe('12h');
  await act(async () => chooseHourCycle('24h'));
  expect(result.current).toBe('24h');
});

it('stays chosen over a reload', () => {
  chooseHourCycle('24h');
  resetHourCycle();
  expect(renderHook(useHourCycle).result.current).toBe('24h');
});

it('is the 12-hour clock where something else is stored', () => {
  localStorage.setItem('caresetu-hour-cycle', 'half past');
  expect(renderHook(useHourCycle).result.current).toBe('12h');
});
