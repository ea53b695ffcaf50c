import { softText } from '../../../theme/typography.css.ts';
import { Rating, type RatingProps } from '../../../ui/media/Rating/Rating.tsx';
import { t } from '../../../words/t.ts';
import { getReviewCount, type Reviewed } from '../doctor-text.ts';

export interface PersonRatingProps extends Pick<RatingProps, 'size'> {
  person: Reviewed & { rating: number };
}

export function PersonRating({ person, size = 'regular' }: PersonRatingProps) {
  const count = getReviewCount(person);
  if (count === 0) return <p className={softText}>{t`No reviews yet`}</p>;
  return <Rating value={person.rating} count={count} size={size} />;
}
