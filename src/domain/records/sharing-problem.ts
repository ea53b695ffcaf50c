import type { Appointment } from '../../contract/appointments.ts';
import { formatDay } from '../time/india-time.ts';
import { plural } from '../../words/plural.ts';
import { t } from '../../words/t.ts';

type Visits = readonly Pick<Appointment, 'date'>[];

/** When a choice for several visits was saved for some of them. */
export function partlySavedText(saved: Visits, others: Visits, problem: string): string {
  const done = listDays(saved);
  const open = listDays(others);
  const result = plural(saved.length, {
    one: t`Saved for your visit on ${done}, but not for ${open}.`,
    other: t`Saved for your visits on ${done}, but not for ${open}.`,
  });
  return `${result} ${problem}`;
}

function listDays(visits: Visits): string {
  const days = visits.map(({ date }) => formatDay(date));
  return new Intl.ListFormat('en-IN').format(new Set(days));
}
