import type { Review } from '../../../contract/doctors.ts';
import { formatDate } from '../../../domain/time/india-time.ts';
import { quietText } from '../../../theme/typography.css.ts';
import { Rating } from '../../../ui/media/Rating/Rating.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import * as styles from './ReviewList.css.ts';

export interface ReviewItemProps {
  review: Review;
}

export function ReviewItem({ review: { rating, date, comment } }: ReviewItemProps) {
  return (
    <Stack as="li" gap="s1" className={styles.item}>
      <Inline as="p" gap="s2" align="center">
        <Rating value={rating} size="small" />
        <time className={quietText} dateTime={date}>
          {formatDate(date)}
        </time>
      </Inline>
      <p>{comment}</p>
    </Stack>
  );
}
