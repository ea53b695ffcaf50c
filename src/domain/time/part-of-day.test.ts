import { expect, it } from 'vitest';
import { formatTime, indiaInstant, timeAtMinutes } from './india-time.ts';
import { getPartOfDay } from './part-of-day.ts';

it('every minute has the part of the day that a clock in India shows', () => {
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    const time = timeAtMinutes(minute);
    const shown = formatTime(time).endsWith('am')
      ? 'morning'
      : Number(time.slice(0, 2)) < 17
        ? 'afternoon'
        : 'evening';
    const part = getPartOfDay(indiaInstant('2026-11-25', time));
    expect({ time, part }).toEqual({ time, part: shown });
  }
});
