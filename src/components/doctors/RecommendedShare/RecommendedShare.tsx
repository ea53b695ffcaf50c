import { formatCount } from '../../../domain/count.ts';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { Say } from '../../../words/Say.ts';
import { plural } from '../../../words/plural.ts';
import { t } from '../../../words/t.ts';
import * as styles from './RecommendedShare.css.ts';

export interface RecommendedShareProps {
  /** From 0 to 100. */
  percent?: number | undefined;
  stories?: number | undefined;
}

/** Spec §2 Search results. */
export function RecommendedShare({ percent, stories }: RecommendedShareProps) {
  if (percent === undefined && stories === undefined) return null;
  return (
    <div className={styles.share}>
      {percent !== undefined && (
        <>
          <p className={styles.percent}>
            <Say>
              <span>{percent}%</span>
              <VisuallyHidden> of patients</VisuallyHidden>{' '}
              <span className={styles.recommend}>recommend</span>
              <VisuallyHidden> this doctor</VisuallyHidden>
            </Say>
          </p>
          <div className={styles.track} aria-hidden="true">
            <div className={styles.bar} style={{ inlineSize: `${percent}%` }} />
          </div>
        </>
      )}
      {stories !== undefined && (
        <p className={styles.stories}>
          <bdi>
            {plural(stories, {
              one: t`1 patient story`,
              other: t`${formatCount(stories)} patient stories`,
            })}
          </bdi>
        </p>
      )}
    </div>
  );
}
