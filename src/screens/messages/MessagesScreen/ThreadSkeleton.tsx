import { Skeleton } from '../../../ui/feedback/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './MessagesScreen.css.ts';

const PLACES = [
  { key: 'a', isOwn: true, width: '240px' },
  { key: 'b', isOwn: false, width: '280px' },
  { key: 'c', isOwn: true, width: '180px' },
  { key: 'd', isOwn: false, width: '220px' },
];

export function ThreadSkeleton() {
  return (
    <div className={styles.placeholders} role="status">
      <VisuallyHidden>{t`Loading the conversation`}</VisuallyHidden>
      {PLACES.map(({ key, isOwn, width }) => (
        <div key={key} className={isOwn ? styles.ownPlaceholder : undefined}>
          <Skeleton shape="block" width={width} />
        </div>
      ))}
    </div>
  );
}
