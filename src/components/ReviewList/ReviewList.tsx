import type { Review } from '../../contract/doctors.ts';
import { GrowingList } from '../../ui/GrowingList/GrowingList.tsx';
import { countText } from '../doctor-text.ts';
import { ReviewItem } from './ReviewItem.tsx';
import * as styles from './ReviewList.css.ts';

export interface ReviewListProps {
  /** The reviews at hand, in any order. */
  reviews: readonly Review[];
  /** How many there are in all, of which the server may have sent only the latest. */
  total: number;
}

/** What patients wrote, the latest first (spec §2 Doctor profile). */
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

/** Reviews by date, the latest first. */
export function newestFirst(reviews: readonly Review[]): Review[] {
  return [...reviews].sort((a, b) => b.date.localeCompare(a.date));
}
