import { addDays, dayParts, formatLongDate, getWeekday } from './india-time.ts';
import { weekday } from '../../contract/doctors.ts';

/** Weeks begin on Monday, with null for days outside the month. */
export function monthWeeks(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const lead = weekday.options.indexOf(getWeekday(first));
  const weeks: (string | null)[][] = [];
  for (let monday = addDays(first, -lead); monday.slice(0, 7) <= month; monday = addDays(monday, 7))
    weeks.push(
      Array.from({ length: 7 }, (_, index) => {
        const day = addDays(monday, index);
        return day.slice(0, 7) === month ? day : null;
      }),
    );
  return weeks;
}

/** If the target month has fewer days, returns its last day. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
  const last =
    monthWeeks(first.slice(0, 7))
      .flat()
      .findLast((one) => one !== null) ?? first;
  return addDays(first, Math.min(day, Number(last.slice(8))) - 1);
}

export function formatMonth(date: string): string {
  const [, name = ''] = formatLongDate(date).split(', ')[1]?.split(' ') ?? [];
  return `${name} ${dayParts(date).year}`;
}
