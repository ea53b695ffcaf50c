import { useId } from 'react';
import type { Review } from '../../contract/doctors.ts';
import { formatDate } from '../../domain/india-time.ts';
import { Rating } from '../../ui/Rating/Rating.tsx';
import * as styles from './LatestReview.css.ts';

export interface LatestReviewProps {
  review: Review;
}

export function LatestReview({ review: { rating, date, comment } }: LatestReviewProps) {
  const headingId = useId();
  return (
    <section className={styles.review} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        Latest review
      </h2>
      <p className={styles.head}>
        <Rating value={rating} size="small" />
        <time className={styles.date} dateTime={date}>
          {formatDate(date)}
        </time>
      </p>
      <blockquote className={styles.quote}>“{comment}”</blockquote>
    </section>
  );
}
