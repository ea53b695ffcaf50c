import { Skeleton } from '../../../ui/feedback/Skeleton/Skeleton.tsx';
import * as card from '../DoctorCard/DoctorCard.css.ts';
import * as styles from './DoctorSkeletons.css.ts';

export function DoctorCardSkeleton() {
  return (
    <div className={card.card} aria-hidden="true">
      <div className={card.person}>
        <Skeleton shape="arch" width="76px" />
        <div className={styles.lines}>
          <Skeleton shape="line" width="80%" />
          <Skeleton shape="line" width="40%" />
          <Skeleton shape="line" width="60%" />
        </div>
      </div>
      <div className={styles.lines}>
        <Skeleton shape="line" width="100%" />
        <Skeleton shape="line" width="70%" />
        <Skeleton shape="line" width="50%" />
      </div>
    </div>
  );
}
