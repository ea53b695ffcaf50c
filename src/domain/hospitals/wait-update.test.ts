import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indiaInstant } from '../time/india-time.ts';
import { formatWaitUpdate } from './wait-update.ts';

const now = indiaInstant('2026-11-28', '09:20');

const updated = (date: string, time: string) =>
  formatWaitUpdate(indiaInstant(date, time).toISOString(), now, '12h');

describe('the update of a wait time', () => {
  it.each([
    ['2026-11-28', '09:15', 'wait, updated 9:15 am'],
    ['2026-11-28', '00:00', 'wait, updated 12:00 am'],
    ['2026-11-27', '21:15', 'wait, updated yesterday'],
    ['2026-11-25', '21:15', 'wait, updated Wed 25 Nov'],
    ['2025-11-25', '21:15', 'wait, updated Tue 25 Nov 2025'],
  ])('on %s at %s is “%s”', (date, time, words) => {
    expect(updated(date, time)).toBe(words);
  });

  it('follows the user’s hour cycle', () => {
    const early = indiaInstant('2026-11-28', '09:15').toISOString();
    expect(formatWaitUpdate(early, now, '24h')).toBe('wait, updated 09:15');
  });

  it('is hidden if the server sends none', () => {
    expect(formatWaitUpdate(undefined, now, '12h')).toBe('');
  });

  it('is shown in the minute of the update, although the page’s time is the minute’s start', () => {
    expect(formatWaitUpdate(new Date(now.getTime() + 59_999).toISOString(), now, '12h')).toBe(
      'wait, updated 9:20 am',
    );
  });

  it('is hidden exactly when it is in a later minute than now', () => {
    const instant = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2028, 0) });
    fc.assert(
      fc.property(instant, fc.integer({ min: -200_000, max: 200_000 }), (at, ahead) => {
        const words = formatWaitUpdate(new Date(at + ahead).toISOString(), new Date(at), '12h');
        const minute = (ms: number) => Math.floor(ms / 60_000);
        expect(words === '').toBe(minute(at + ahead) > minute(at));
      }),
    );
  });
});
