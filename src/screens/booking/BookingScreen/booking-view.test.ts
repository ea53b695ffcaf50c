import { describe, expect, it } from 'vitest';
import { weekday, type AvailabilityWindow } from '../../../contract/doctors.ts';
import { emptyDraft } from '../../../domain/booking/booking-draft.ts';
import { defaultRules } from '../../../domain/booking/booking-rules.ts';
import { bookingView } from './booking-view.ts';

const now = new Date('2026-11-21T04:30:00Z');
const doctor: { availability: AvailabilityWindow[] } = {
  availability: [
    { day: 'Monday', startTime: '09:00', endTime: '10:30' },
    { day: 'Wednesday', startTime: '09:00', endTime: '10:00' },
  ],
};
const monday = '2026-11-23';
const taken = (times: string[], date = monday) =>
  ({ status: 'ready', data: { date, taken: times } }) as const;
const view = (
  draft: Partial<typeof emptyDraft>,
  slots: Parameters<typeof bookingView>[2] = null,
  at = now,
) => bookingView(doctor, { ...emptyDraft, ...draft }, slots, at);

describe('the hint about missing input', () => {
  it('asks for a date and a time at first', () => {
    expect(view({}).missing).toBe('Choose a date and a time to confirm.');
  });

  it('asks for a time when only a date is chosen', () => {
    expect(view({ date: monday }, taken([])).missing).toBe('Choose a time to confirm.');
  });

  it('is null when date and time are chosen', () => {
    expect(view({ date: monday, time: '09:30' }, taken(['09:00'])).missing).toBeNull();
  });

  it("is null while the chosen day's time slots are loading", () => {
    expect(view({ date: monday, time: '09:30' }, { status: 'loading' }).missing).toBeNull();
  });

  it('asks for another time when the chosen time has been taken or has passed', () => {
    const sentence = 'That time is no longer free. Choose another.';
    expect(view({ date: monday, time: '09:30' }, taken(['09:30'])).missing).toBe(sentence);
    const mondayAtHalfPastNine = new Date('2026-11-23T04:00:00Z');
    expect(view({ date: monday, time: '09:30' }, taken([]), mondayAtHalfPastNine).missing).toBe(
      sentence,
    );
  });

  it('asks for another time if the chosen time has been taken, even while the slots are refreshing', () => {
    const refreshing = bookingView(
      doctor,
      { ...emptyDraft, date: monday, time: '09:30' },
      { status: 'loading' },
      now,
      '09:30',
    );
    expect(refreshing.missing).toBe('That time is no longer free. Choose another.');
  });

  it('asks for another time if the chosen time has been taken, even if the list of taken times is behind', () => {
    const draft = { ...emptyDraft, date: monday, time: '09:30' };
    const behind = bookingView(doctor, draft, taken([]), now, '09:30');
    expect(behind.missing).toBe('That time is no longer free. Choose another.');
    expect(behind.time).toBeNull();
  });

  it("asks for a date when the doctor does not work on the draft's day", () => {
    expect(view({ date: '2026-11-24', time: '09:30' }, taken([])).date).toBeNull();
  });
});

describe('offered dates and slots', () => {
  it("fall on the doctor's working days in the next 14 days", () => {
    expect(view({}).dates).toEqual(['2026-11-23', '2026-11-25', '2026-11-30', '2026-12-02']);
  });

  it("include the first six working days, plus the draft's date if it is later", () => {
    const daily = {
      availability: weekday.options.map((day) => ({ day, startTime: '09:00', endTime: '10:00' })),
    };
    const offered = (date: string | null) =>
      bookingView(daily, { ...emptyDraft, date }, null, now).dates;
    expect(offered('2026-11-23')).toHaveLength(6);
    expect(offered('2026-11-30')).toEqual([...offered(null), '2026-11-30']);
  });

  it('leave out the days after those that the doctor’s rules open', () => {
    const dates = (daysAhead: number) =>
      bookingView(
        { ...doctor, bookingRules: { ...defaultRules, daysAhead } },
        emptyDraft,
        null,
        now,
      ).dates;
    expect(dates(14)).toEqual(view({}).dates);
    expect(dates(3)).toEqual([monday]);
    expect(dates(2)).toEqual([]);
  });

  it('are still loading while the taken times are only known for another day', () => {
    expect(view({ date: monday }, taken([], '2026-11-25')).slots.status).toBe('loading');
  });

  it('include a fully booked day and mark it as fully booked', () => {
    const full = view({ date: monday }, taken(['09:00', '09:30', '10:00']));
    expect(full.freeCounts).toEqual({ [monday]: 0 });
    expect(full.dates).toContain(monday);
  });

  it('include a working day without time slots, but do not mark it as fully booked', () => {
    const schedule = {
      availability: [{ day: 'Monday' as const, startTime: '09:00', endTime: '09:00' }],
    };
    const empty = bookingView(schedule, { ...emptyDraft, date: monday }, taken([]), now);
    expect(empty).toMatchObject({
      dates: ['2026-11-23', '2026-11-30'],
      date: monday,
      slots: { status: 'ready', data: [] },
      freeCounts: {},
      full: null,
      missing: 'Choose a time to confirm.',
    });
  });
});

describe('a full day', () => {
  const wednesday = '2026-11-25';
  const freeDays = [
    { date: monday, times: [] },
    { date: wednesday, times: ['09:00', '09:30'] },
    { date: '2026-11-30', times: ['10:00'] },
  ];
  const full = (
    date: string | null,
    slots: Parameters<typeof bookingView>[2] = null,
    days: Parameters<typeof bookingView>[5] = freeDays,
  ) => bookingView(doctor, { ...emptyDraft, date }, slots, now, null, days);

  it('is known before it is chosen', () => {
    expect(full(null).freeCounts).toEqual({ [monday]: 0, [wednesday]: 2, '2026-11-30': 1 });
    expect(full(null).full).toBeNull();
  });

  it('offers the next free slot when it is chosen, even while its times load', () => {
    const help = { date: monday, next: { date: wednesday, time: '09:00' } };
    expect(full(monday, { status: 'loading' }).full).toEqual(help);
    expect(full(monday, taken(['09:00', '09:30', '10:00'])).full).toEqual(help);
  });

  it('follows the times on the page, which are newer', () => {
    expect(full(monday, taken(['09:00', '09:30'])).full).toBeNull();
    expect(full(monday, taken(['09:00', '09:30'])).freeCounts[monday]).toBe(1);
    const later = full(wednesday, taken(['09:00', '09:30'], wednesday));
    expect(later.full).toEqual({ date: wednesday, next: { date: '2026-11-30', time: '10:00' } });
  });

  it('is only marked while the free times of the other days are unknown', () => {
    const unknown = full(monday, taken(['09:00', '09:30', '10:00']), null);
    expect(unknown).toMatchObject({ freeCounts: { [monday]: 0 }, full: null });
    expect(full(monday, taken(['09:00']), null).freeCounts).toEqual({});
  });

  it('needs no choice if all days are full', () => {
    const all = freeDays.map(({ date }) => ({ date, times: [] }));
    expect(full(null, null, all).full).toEqual({ date: null, next: null });
    expect(full(monday, null, all).full).toEqual({ date: monday, next: null });
  });
});
