import { dayParts, formatLongDate } from '../../../domain/time/india-time.ts';
import { BOOKING_DAYS } from '../../../domain/booking/slots.ts';
import { ClientOnly } from '../../../ui/lazy/ClientOnly/ClientOnly.tsx';
import { t } from '../../../words/t.ts';
import type { FactStripProps } from './FactStrip.tsx';

/** @param date yyyy-MM-dd in India */
export function nextDayFact(date: string | undefined): FactStripProps['facts'][number] {
  if (!date) {
    return {
      value: <ClientOnly>{t`No day`}</ClientOnly>,
      label: t`free in the next ${BOOKING_DAYS} days`,
    };
  }
  const { weekday, day } = dayParts(date);
  return {
    value: (
      <ClientOnly>
        <time dateTime={date} title={formatLongDate(date)}>
          {weekday} {day}
        </time>
      </ClientOnly>
    ),
    label: t`next available`,
  };
}
