import type { Doctor } from '../../contract/doctors.ts';
import { Rating, type RatingProps } from '../../ui/Rating/Rating.tsx';
import { reviewCountOf } from '../doctor-text.ts';
import * as styles from './DoctorRating.css.ts';

export interface DoctorRatingProps extends Pick<RatingProps, 'size'> {
  /** Whose rating. */
  doctor: Doctor;
}

/** A doctor's stars with the number of reviews; words for a doctor nobody has reviewed, whose 0 is no verdict. */
export function DoctorRating({ doctor, size = 'regular' }: DoctorRatingProps) {
  const count = reviewCountOf(doctor);
  if (count === 0) return <p className={styles.none}>No reviews yet</p>;
  return <Rating value={doctor.rating} count={count} size={size} />;
}
