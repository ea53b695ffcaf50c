import type { BookingRules } from '../../contract/booking-rules.ts';
import { plural } from '../../words/plural.ts';
import { t } from '../../words/t.ts';
import { formatHours } from '../time/durations.ts';
import { defaultRules } from './booking-rules.ts';

/** Empty if the doctor has no rules that matter before a booking. */
export function formatBookingRules({ noticeHours, daysAhead }: Required<BookingRules>): string[] {
  const sentences: string[] = [];
  if (noticeHours > 0) sentences.push(t`Book at least ${formatHours(noticeHours)} before a visit.`);
  if (daysAhead < defaultRules.daysAhead) {
    sentences.push(
      plural(daysAhead, {
        one: t`Only today can be booked.`,
        other: t`The next ${daysAhead} days can be booked.`,
      }),
    );
  }
  return sentences;
}

/** For the patient of an accepted visit. Empty if the doctor has no limit. */
export function formatMoveRules({ changeHours, mostMoves }: Required<BookingRules>): string[] {
  if (mostMoves === 0) return [t`Patients cannot move visits.`];
  const sentences: string[] = [];
  if (changeHours > 0) {
    sentences.push(
      t`An accepted visit can be moved until ${formatHours(changeHours)} before it starts.`,
    );
  }
  if (mostMoves < defaultRules.mostMoves) {
    sentences.push(
      plural(mostMoves, {
        one: t`A visit can be moved once.`,
        other: t`A visit can be moved ${mostMoves} times.`,
      }),
    );
  }
  return sentences;
}
