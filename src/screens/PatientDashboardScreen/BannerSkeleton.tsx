import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './PatientDashboardScreen.css.ts';

export function BannerSkeleton() {
  return (
    <div className={styles.loading} aria-busy="true">
      <VisuallyHidden>Loading your dashboard</VisuallyHidden>
      <Skeleton shape="block" width="100%" />
      <Skeleton shape="line" width="40%" />
      <Skeleton shape="line" width="90%" />
      <Skeleton shape="line" width="75%" />
    </div>
  );
}
