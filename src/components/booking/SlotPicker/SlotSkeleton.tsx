import { Skeleton } from '../../../ui/feedback/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './SlotPicker.css.ts';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

export function SlotSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>{t`Loading times`}</VisuallyHidden>
      <div className={styles.grid}>
        {PLACES.map((place) => (
          <div key={place} className={styles.placeholder}>
            <Skeleton shape="block" width="100%" />
          </div>
        ))}
      </div>
    </div>
  );
}
