import { Skeleton } from '../../../ui/feedback/Skeleton/Skeleton.tsx';
import * as styles from './FreelancerCard.css.ts';

export function FreelancerCardSkeleton() {
  return (
    <div className={styles.row} aria-hidden="true">
      <div className={styles.portrait}>
        <Skeleton shape="arch" width="100%" />
      </div>
      <div className={styles.lines}>
        <Skeleton shape="line" width="60%" />
        <Skeleton shape="line" width="40%" />
        <Skeleton shape="line" width="50%" />
        <Skeleton shape="line" width="80%" />
      </div>
      <div className={styles.lines}>
        <Skeleton shape="line" width="110px" />
        <Skeleton shape="line" width="130px" />
      </div>
      <div className={styles.actions}>
        <Skeleton shape="block" width="100%" />
      </div>
    </div>
  );
}
