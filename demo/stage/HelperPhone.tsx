import type { QueueBooking, QueueEvent } from '../../src/contract/queue.ts';
import { formatDay, formatTime } from '../../src/domain/time/india-time.ts';
import * as demo from '../kit/demo.css.ts';
import { helperPhone } from '../kit/helper-phone.ts';
import { DemoHelper } from '../people/DemoHelper.tsx';
import * as styles from './stage.css.ts';

export interface HelperPhoneProps {
  booking: QueueBooking | undefined;
  now: Date;
  onJump: (instant: Date) => Promise<void>;
  onMove: (event: QueueEvent) => Promise<void>;
}

/** Stands for the app of helpers, which is another product. */
export function HelperPhone({ booking, ...actions }: HelperPhoneProps) {
  return (
    <div className={styles.helperPhone} {...helperPhone}>
      <h2 className={styles.heading}>{booking ? 'Your booking' : 'No booking yet'}</h2>
      {booking ? (
        <>
          <p className={demo.text}>
            For {booking.patient.name}: {booking.department}, {booking.hospitalName}
          </p>
          <p className={demo.text}>
            {formatDay(booking.date)}, {formatTime(booking.time)}
          </p>
          <p className={demo.text} role="status">
            {statusWords[booking.status]}
            {booking.token !== undefined && `, token ${booking.token}`}
            {booking.status === 'in-queue' && `, ${booking.peopleAhead ?? 0} people ahead`}
          </p>
          <DemoHelper booking={booking} {...actions} />
        </>
      ) : (
        <p className={demo.hint}>A booking appears here once it is paid.</p>
      )}
    </div>
  );
}

const statusWords: Record<QueueBooking['status'], string> = {
  draft: 'Not paid yet',
  paid: 'Booked',
  'on-the-way': 'On the way',
  'in-queue': 'In the queue',
  'your-turn': 'The patient’s turn',
  done: 'Done',
  cancelled: 'Cancelled',
};
