import type { Review } from '../../../contract/doctors.ts';
import { formatCount } from '../../../domain/count.ts';
import { quietText } from '../../../theme/typography.css.ts';
import { IncrementalList } from '../../../ui/lazy/IncrementalList/IncrementalList.tsx';
import { plural } from '../../../words/plural.ts';
import { t } from '../../../words/t.ts';
import { ReviewItem } from './ReviewItem.tsx';

export interface ReviewListProps {
  reviews: readonly Review[];
  total: number;
}

export function ReviewList({ reviews, total }: ReviewListProps) {
  if (reviews.length === 0) return <p className={quietText}>{t`No reviews yet.`}</p>;
  return (
    <>
      {total > reviews.length && (
        <p className={quietText}>
          {plural(total, {
            one: t`The latest ${reviews.length} of 1 review`,
            other: t`The latest ${reviews.length} of ${formatCount(total)} reviews`,
          })}
        </p>
      )}
      <IncrementalList items={newestFirst(reviews)}>
        {(review) => <ReviewItem key={review.id} review={review} />}
      </IncrementalList>
    </>
  );
}

export function newestFirst(reviews: readonly Review[]): Review[] {
  return [...reviews].sort((a, b) => b.date.localeCompare(a.date));
}
