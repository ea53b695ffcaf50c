import { useId } from 'react';
import { formatCount } from '../../../domain/count.ts';
import { softText, strongNumberText } from '../../../theme/typography.css.ts';
import { plural } from '../../../words/plural.ts';
import { t } from '../../../words/t.ts';
import { filling, outline, rating, stars } from './Rating.css.ts';

const CELL = 24;
const STAR = 'm12 2.6 2.9 6 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5-4.7-4.6 6.5-.9z';

export interface RatingProps {
  /** From 0 to 5. */
  value: number;
  /** Number of reviews. */
  count?: number;
  /** @default 'regular' */
  size?: 'regular' | 'small';
}

/** Screen readers announce the rating as one phrase (spec §9). */
export function Rating({ value, count, size = 'regular' }: RatingProps) {
  const clipId = useId();
  const written = value.toFixed(1);
  const counted =
    count === undefined
      ? null
      : plural(count, { one: t`1 review`, other: t`${formatCount(count)} reviews` });
  return (
    <span
      className={rating}
      role="img"
      aria-label={counted ? t`Rated ${written} out of 5, ${counted}` : t`Rated ${written} out of 5`}
    >
      <svg className={stars({ size })} viewBox={`0 0 ${5 * CELL} ${CELL}`} aria-hidden="true">
        <clipPath id={clipId}>
          <rect width={halfStars(value) * (CELL / 2)} height={CELL} />
        </clipPath>
        <g className={filling} clipPath={`url(#${clipId})`}>
          {renderStars()}
        </g>
        <g className={outline}>{renderStars()}</g>
      </svg>
      <span className={strongNumberText}>{written}</span>
      {counted && <span className={softText}>({counted})</span>}
    </span>
  );
}

/** Returns 0 to 10. */
export function halfStars(value: number): number {
  return Math.min(10, Math.max(0, Math.round(value * 2)));
}

function renderStars() {
  return [0, 1, 2, 3, 4].map((place) => (
    <path key={place} d={STAR} transform={`translate(${place * CELL})`} />
  ));
}
