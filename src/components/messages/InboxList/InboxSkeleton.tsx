import { Skeleton } from '../../../ui/feedback/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './InboxList.css.ts';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];

export function InboxSkeleton() {
  return (
    <div className={styles.list} role="status">
      <VisuallyHidden>{t`Loading messages`}</VisuallyHidden>
      {PLACES.map((place) => (
        <div key={place} className={styles.placeholder}>
          <Skeleton shape="arch" width="52px" />
          <div className={styles.lines}>
            <Skeleton shape="line" width="55%" />
            <Skeleton shape="line" width="85%" />
          </div>
        </div>
      ))}
    </div>
  );
}
