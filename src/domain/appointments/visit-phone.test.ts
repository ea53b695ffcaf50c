import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indiaInstant } from '../time/india-time.ts';
import { phoneAccess, phoneEnd, phoneWaitText } from './visit-phone.ts';

const visit: Parameters<typeof phoneAccess>[0] = {
  date: '2026-11-24',
  time: '10:00',
  appointmentType: 'phone',
  status: 'scheduled',
};
const at = (date: string, time: string) => indiaInstant(date, time);

describe('the number of a phone visit', () => {
  it.each([
    ['the day before', '2026-11-23', '10:00', 'too-early'],
    ['31 minutes before', '2026-11-24', '09:29', 'too-early'],
    ['30 minutes before', '2026-11-24', '09:30', 'open'],
    ['at the start', '2026-11-24', '10:00', 'open'],
    ['late at night', '2026-11-24', '23:59', 'open'],
    ['from midnight', '2026-11-25', '00:00', 'over'],
  ])('%s', (_, date, time, access) => {
    expect(phoneAccess(visit, at(date, time))).toBe(access);
  });

  it('is never open for a request, a closed visit or another kind of visit', () => {
    const changes = fc.constantFrom<Partial<typeof visit>>(
      { status: 'pending' },
      { status: 'completed' },
      { status: 'cancelled' },
      { appointmentType: 'video' },
      { appointmentType: 'in-person' },
    );
    const time = fc.date({
      min: at('2026-11-23', '00:00'),
      max: at('2026-11-26', '00:00'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(changes, time, (change, now) => {
        expect(phoneAccess({ ...visit, ...change }, now)).not.toBe('open');
      }),
    );
  });

  it('opens once and closes once, whenever the visit is', () => {
    const slot = fc.integer({ min: 0, max: 47 }).map((half) => {
      const hours = String(Math.floor(half / 2)).padStart(2, '0');
      return `${hours}:${half % 2 ? '30' : '00'}`;
    });
    fc.assert(
      fc.property(slot, (time) => {
        const seen = Array.from({ length: 72 * 4 }, (_, quarter) =>
          phoneAccess(
            { ...visit, time },
            new Date(at('2026-11-23', '00:00').getTime() + quarter * 15 * 60_000),
          ),
        );
        const phases = seen.filter((access, index) => access !== seen[index - 1]);
        expect(phases).toEqual(['too-early', 'open', 'over']);
      }),
    );
    expect(phoneEnd(visit)).toEqual(at('2026-11-25', '00:00'));
  });

  it('says when it can be seen', () => {
    expect(phoneWaitText(visit, '12h')).toBe(
      'You can see the number from 9:30 am, half an hour before the visit.',
    );
  });
});
