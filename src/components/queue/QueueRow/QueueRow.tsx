import type { ReactNode } from 'react';
import type { QueueBooking } from '../../../contract/queue.ts';
import { formatSlot, formatTime } from '../../../domain/time/india-time.ts';
import { formatQueuePlace, refundLine } from '../../../domain/queue/queue-words.ts';
import { formatHours } from '../../../domain/time/durations.ts';
import { quietText, strongNumberText } from '../../../theme/typography.css.ts';
import { Avatar } from '../../../ui/media/Avatar/Avatar.tsx';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
import { DateTile } from '../../booking/DateTile/DateTile.tsx';
import { QueueStatusTag } from '../QueueStatusTag/QueueStatusTag.tsx';
import * as styles from './QueueRow.css.ts';

export interface QueueRowProps {
  booking: QueueBooking;
  href: string;
  children?: ReactNode;
}

export function QueueRow({ booking, href, children }: QueueRowProps) {
  const hourCycle = useHourCycle();
  const { date, time, duration, freelancer, status } = booking;
  const refund = refundLine(booking);
  return (
    <li className={styles.row} data-state={status}>
      <div className={styles.day}>
        <DateTile date={date} />
      </div>
      <div className={styles.portrait}>
        <Avatar name={freelancer.name} src={freelancer.profilePicture} size="s" tint="neem" />
      </div>
      <div className={styles.about}>
        <h3 className={styles.name}>
          <a
            className={styles.link}
            href={href}
            aria-label={`${freelancer.name}, ${formatSlot({ date, time }, hourCycle)}`}
          >
            {freelancer.name}
          </a>
        </h3>
        <p className={quietText}>{formatQueuePlace(booking)}</p>
        {refund && <p className={quietText}>{refund}</p>}
      </div>
      <div className={styles.when}>
        <time className={strongNumberText} dateTime={`${date}T${time}+05:30`}>
          <bdi>{formatTime(time, hourCycle)}</bdi>
        </time>
        <p className={quietText}>{formatHours(duration)}</p>
      </div>
      <div className={styles.status}>
        <QueueStatusTag status={status} />
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </li>
  );
}
