import type { Review } from '../../contract/doctors.ts';
import { GrowingList } from '../../ui/GrowingList/GrowingList.tsx';
import { countText } from '../doctor-text.ts';
import { ReviewItem } from './ReviewItem.tsx';
import * as styles from './ReviewList.css.ts';

export interface ReviewListProps {
  /** In any order. */
  reviews: readonly Review[];
  total: number;
}

/** The loaded reviews may be only the latest. */
export function ReviewList({ reviews, total }: ReviewListProps) {
  if (reviews.length === 0) return <p className={styles.note}>No reviews yet.</p>;
  return (
    <>
      {total > reviews.length && (
        <p className={styles.note}>
          The latest {reviews.length} of {countText(total, 'review', 'reviews')}
        </p>
      )}
      <GrowingList items={newestFirst(reviews)}>
        {(review) => <ReviewItem key={review.id} review={review} />}
      </GrowingList>
    </>
  );
}

export function newestFirst(reviews: readonly Review[]): Review[] {
  return [...reviews].sort((a, b) => b.date.localeCompare(a.date));
}
