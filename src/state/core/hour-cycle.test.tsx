import { act, render, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chooseHourCycle, resetHourCycle, useStoredHourCycle } from './hour-cycle.ts';

const clear = () => {
  localStorage.clear();
  resetHourCycle();
};
beforeEach(clear);
afterEach(clear);

it('times are shown in 12-hour format by default, and follow the setting', async () => {
  const { result } = renderHook(useStoredHourCycle);
  expect(result.current).toBe('12h');
  await act(async () => chooseHourCycle('24h'));
  expect(result.current).toBe('24h');
});

it('the selected clock format survives a reload', () => {
  chooseHourCycle('24h');
  resetHourCycle();
  expect(renderHook(useStoredHourCycle).result.current).toBe('24h');
});

it('times are shown in 12-hour format if the stored setting is invalid', () => {
  localStorage.setItem('caresetu-hour-cycle', 'half past');
  expect(renderHook(useStoredHourCycle).result.current).toBe('12h');
});

it('a prerendered page has 12-hour times until it is hydrated', async () => {
  chooseHourCycle('24h');
  resetHourCycle();
  const Shown = () => <p>{useStoredHourCycle()}</p>;
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Shown />);
  const rendered = container.firstElementChild;
  expect(rendered).toHaveTextContent('12h');
  const onRecoverableError = vi.fn<() => void>();
  render(<Shown />, { container, hydrate: true, onRecoverableError });
  expect(container.firstElementChild).toBe(rendered);
  expect(rendered).toHaveTextContent('24h');
  expect(onRecoverableError).not.toHaveBeenCalled();
});
