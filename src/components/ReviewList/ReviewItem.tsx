import type { Review } from '../../contract/doctors.ts';
import { formatDate } from '../../domain/india-time.ts';
import { Rating } from '../../ui/Rating/Rating.tsx';
import * as styles from './ReviewList.css.ts';

export interface ReviewItemProps {
  review: Review;
}

/** An `li`. */
export function ReviewItem({ review: { rating, date, comment } }: ReviewItemProps) {
  return (
    <li className={styles.item}>
      <p className={styles.head}>
        <Rating value={rating} size="small" />
        <time className={styles.date} dateTime={date}>
          {formatDate(date)}
        </time>
      </p>
      <p>{comment}</p>
    </li>
  );
}
