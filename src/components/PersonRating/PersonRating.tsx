import { Rating, type RatingProps } from '../../ui/Rating/Rating.tsx';
import { reviewCountOf, type Reviewed } from '../doctor-text.ts';
import * as styles from './PersonRating.css.ts';

export interface PersonRatingProps extends Pick<RatingProps, 'size'> {
  /** Whose rating: a doctor's or a helper's. */
  person: Reviewed & { rating: number };
}

/** Somebody's stars with the number of reviews; words for one whom nobody has reviewed, whose 0 is no verdict. */
export function PersonRating({ person, size = 'regular' }: PersonRatingProps) {
  const count = reviewCountOf(person);
  if (count === 0) return <p className={styles.none}>No reviews yet</p>;
  return <Rating value={person.rating} count={count} size={size} />;
}
