import { Skeleton } from '../../../ui/feedback/Skeleton/Skeleton.tsx';
import { frame } from '../HospitalPicture/HospitalPicture.css.ts';
import * as styles from './HospitalCard.css.ts';

export function HospitalCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <div className={frame({ size: 'card' })} />
      <Skeleton shape="line" width="60%" />
      <Skeleton shape="line" width="40%" />
      <Skeleton shape="line" width="80%" />
      <Skeleton shape="line" width="50%" />
    </div>
  );
}
