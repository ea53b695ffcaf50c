import { Skeleton } from '../../../ui/feedback/Skeleton/Skeleton.tsx';
import * as listing from '../DoctorListing/DoctorListing.css.ts';
import * as styles from './DoctorSkeletons.css.ts';

export function DoctorListingSkeleton() {
  return (
    <div className={listing.row} aria-hidden="true">
      <div className={listing.portrait}>
        <Skeleton shape="arch" width="100%" />
      </div>
      <div className={styles.lines}>
        <Skeleton shape="line" width="260px" />
        <Skeleton shape="line" width="110px" />
        <Skeleton shape="line" width="360px" />
        <Skeleton shape="line" width="320px" />
      </div>
      <div className={listing.share}>
        <div className={styles.lines}>
          <Skeleton shape="line" width="70px" />
          <Skeleton shape="line" width="96px" />
          <Skeleton shape="line" width="112px" />
        </div>
      </div>
      <div className={listing.actions}>
        <Skeleton shape="block" width="100%" />
      </div>
    </div>
  );
}
