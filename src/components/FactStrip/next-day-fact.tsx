import { dayParts, formatLongDate } from '../../domain/india-time.ts';
import { BOOKING_DAYS } from '../../domain/slots.ts';
import type { FactStripProps } from './FactStrip.tsx';

/**
 * The next day on which somebody can be booked: 'Mon 23', or that there is none.
 * @param date yyyy-MM-dd in India
 */
export function nextDayFact(date: string | undefined): FactStripProps['facts'][number] {
  if (!date) return { value: 'No day', label: `free in the next ${BOOKING_DAYS} days` };
  const { weekday, day } = dayParts(date);
  return {
    value: (
      <time dateTime={date} title={formatLongDate(date)}>
        {weekday} {day}
      </time>
    ),
    label: 'next available',
  };
}
