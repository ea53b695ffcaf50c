import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './QueueScreen.css.ts';

export function QueueSkeleton() {
  return (
    <div className={styles.part} role="status">
      <VisuallyHidden>Loading your queue bookings</VisuallyHidden>
      {['first', 'second', 'third'].map((place) => (
        <div key={place} className={styles.placeholder}>
          <Skeleton shape="arch" width="52px" />
          <Skeleton shape="arch" width="52px" />
          <div className={styles.lines}>
            <Skeleton shape="line" width="60%" />
            <Skeleton shape="line" width="40%" />
          </div>
        </div>
      ))}
    </div>
  );
}
