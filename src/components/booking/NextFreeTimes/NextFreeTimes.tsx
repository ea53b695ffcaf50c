import type { FreeDay } from '../../../contract/free-times.ts';
import { nextTimes, stillFree } from '../../../domain/booking/free-days.ts';
import { BOOKING_DAYS, type SlotTime } from '../../../domain/booking/slots.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { formatSoon } from '../../../domain/time/india-time.ts';
import { quietText } from '../../../theme/typography.css.ts';
import { Link } from '../../../ui/navigation/Link/Link.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';
import * as styles from './NextFreeTimes.css.ts';

export interface NextFreeTimesProps {
  /** An API without them shows nothing. */
  free: Loadable<readonly FreeDay[]>;
  now: Date;
  doctorName: string;
  bookHref: (slot: SlotTime) => string;
  /**
   * How many times to offer.
   * @default 2
   */
  count?: number;
}

/** Each time leads to the booking form with that time chosen. */
export function NextFreeTimes({ free, now, doctorName, bookHref, count = 2 }: NextFreeTimesProps) {
  const hourCycle = useHourCycle();
  if (free.status === 'error') return null;
  const slots = free.status === 'ready' ? nextTimes(stillFree(free.data, now), count) : null;
  return (
    <div className={styles.times} aria-busy={slots === null || undefined}>
      {slots?.length === 0 && (
        <p className={quietText}>{t`No free time in the next ${BOOKING_DAYS} days`}</p>
      )}
      {slots !== null && slots.length > 0 && (
        <>
          <p className={quietText}>{t`Next free`}</p>
          <ul className={styles.list}>
            {slots.map((slot) => (
              <li key={`${slot.date} ${slot.time}`} className={styles.slot}>
                <Link href={bookHref(slot)} variant="stitched">
                  <Say>
                    <VisuallyHidden>Book </VisuallyHidden>
                    <bdi>{capitalize(formatSoon(slot, now, hourCycle))}</bdi>
                    <VisuallyHidden> with {doctorName}</VisuallyHidden>
                  </Say>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function capitalize(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
