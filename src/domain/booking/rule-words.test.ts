import { describe, expect, it } from 'vitest';
import { defaultRules } from './booking-rules.ts';
import { formatBookingRules, formatMoveRules } from './rule-words.ts';

describe('the rules that patients read', () => {
  it('are none for a doctor who has set none', () => {
    expect(formatBookingRules(defaultRules)).toEqual([]);
    expect(formatMoveRules(defaultRules)).toEqual([]);
  });

  it('name the notice and the days before a booking', () => {
    expect(formatBookingRules({ ...defaultRules, noticeHours: 1, daysAhead: 7 })).toEqual([
      'Book at least 1 hour before a visit.',
      'The next 7 days can be booked.',
    ]);
    expect(formatBookingRules({ ...defaultRules, daysAhead: 1 })).toEqual([
      'Only today can be booked.',
    ]);
  });

  it('name the last hour and the number of moves', () => {
    expect(formatMoveRules({ ...defaultRules, changeHours: 24, mostMoves: 2 })).toEqual([
      'An accepted visit can be moved until 24 hours before it starts.',
      'A visit can be moved 2 times.',
    ]);
  });

  it('say that visits cannot be moved, and then no more', () => {
    expect(formatMoveRules({ ...defaultRules, changeHours: 24, mostMoves: 0 })).toEqual([
      'Patients cannot move visits.',
    ]);
  });
});
