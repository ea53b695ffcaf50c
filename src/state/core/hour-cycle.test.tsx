import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { chooseHourCycle, resetHourCycle, useHourCycle } from './hour-cycle.ts';

const clear = () => {
  localStorage.clear();
  resetHourCycle();
};
beforeEach(clear);
afterEach(clear);

it('times are shown in 12-hour format by default, and follow the setting', async () => {
  const { result } = renderHook(useHourCycle);
  expect(result.current).toBe('12h');
  await act(async () => chooseHourCycle('24h'));
  expect(result.current).toBe('24h');
});

it('the selected clock format survives a reload', () => {
  chooseHourCycle('24h');
  resetHourCycle();
  expect(renderHook(useHourCycle).result.current).toBe('24h');
});

it('times are shown in 12-hour format if the stored setting is invalid', () => {
  localStorage.setItem('caresetu-hour-cycle', 'half past');
  expect(renderHook(useHourCycle).result.current).toBe('12h');
});
