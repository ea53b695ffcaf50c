import { dayParts, formatLongDate } from '../../domain/india-time.ts';
import { BOOKING_DAYS } from '../../domain/slots.ts';
import { AsOfNow } from '../../ui/AsOfNow/AsOfNow.tsx';
import { t } from '../../words/t.ts';
import type { FactStripProps } from './FactStrip.tsx';

/** 'Mon 23'. `date`: yyyy-MM-dd in India. */
export function nextDayFact(date: string | undefined): FactStripProps['facts'][number] {
  if (!date) {
    return {
      value: <AsOfNow>{t`No day`}</AsOfNow>,
      label: t`free in the next ${BOOKING_DAYS} days`,
    };
  }
  const { weekday, day } = dayParts(date);
  return {
    value: (
      <AsOfNow>
        <time dateTime={date} title={formatLongDate(date)}>
          {weekday} {day}
        </time>
      </AsOfNow>
    ),
    label: t`next available`,
  };
}
