import { useId } from 'react';
import type { Review } from '../../../contract/doctors.ts';
import { formatDate } from '../../../domain/time/india-time.ts';
import { h3Text, quietText } from '../../../theme/typography.css.ts';
import { Rating } from '../../../ui/media/Rating/Rating.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './LatestReview.css.ts';

export interface LatestReviewProps {
  review: Review;
}

export function LatestReview({ review: { rating, date, comment } }: LatestReviewProps) {
  const headingId = useId();
  return (
    <Stack as="section" gap="s2" className={styles.review} aria-labelledby={headingId}>
      <h2 id={headingId} className={h3Text}>
        {t`Latest review`}
      </h2>
      <Inline as="p" gap="s2" align="center">
        <Rating value={rating} size="small" />
        <time className={quietText} dateTime={date}>
          {formatDate(date)}
        </time>
      </Inline>
      <blockquote className={styles.quote}>“{comment}”</blockquote>
    </Stack>
  );
}
