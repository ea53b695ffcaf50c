import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { putReminderAway, useIsReminderPutAway } from './second-factor-reminder.ts';

const isAway = (userId: string, today: string) =>
  renderHook(() => useIsReminderPutAway(userId, today)).result.current;

it('the card of two-step sign-in stays away for 30 days, for the doctor who put it away', () => {
  const shown = renderHook(() => useIsReminderPutAway('doctor-a', '2026-11-25'));
  expect(shown.result.current).toBe(false);
  act(() => putReminderAway('doctor-a', '2026-11-25'));
  expect(shown.result.current).toBe(true);
  expect(isAway('doctor-a', '2026-12-24')).toBe(true);
  expect(isAway('doctor-a', '2026-12-25')).toBe(false);
  expect(isAway('doctor-b', '2026-11-25')).toBe(false);
});

it('a stored day that is no day, or too far ahead, does not hide the card', () => {
  for (const stored of ['2099-01-01', 'never', '']) {
    localStorage.setItem('caresetu-two-step-later:doctor-c', stored);
    expect(isAway('doctor-c', '2026-11-25')).toBe(false);
  }
});
