import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { countText } from '../doctor-text.ts';
import * as styles from './RecommendedShare.css.ts';

export interface RecommendedShareProps {
  /** 0 to 100. */
  percent?: number | undefined;
  stories?: number | undefined;
}

/** '96%', '218 patient stories' (spec §2 Search results). */
export function RecommendedShare({ percent, stories }: RecommendedShareProps) {
  if (percent === undefined && stories === undefined) return null;
  return (
    <div className={styles.share}>
      {percent !== undefined && (
        <>
          <p className={styles.percent}>
            <span>{percent}%</span>
            <VisuallyHidden> of patients recommend this doctor</VisuallyHidden>
          </p>
          <div className={styles.track} aria-hidden="true">
            <div className={styles.bar} style={{ inlineSize: `${percent}%` }} />
          </div>
        </>
      )}
      {stories !== undefined && (
        <p className={styles.stories}>
          <bdi>{countText(stories, 'patient story', 'patient stories')}</bdi>
        </p>
      )}
    </div>
  );
}
