import { Skeleton } from '../../../ui/feedback/Skeleton/Skeleton.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import * as hero from '../DoctorHero/DoctorHero.css.ts';
import * as styles from './DoctorSkeletons.css.ts';

export function DoctorProfileSkeleton() {
  return (
    <Stack gap="s7" aria-hidden="true">
      <div className={hero.hero}>
        <div className={hero.portrait}>
          <Skeleton shape="arch" width="100%" />
        </div>
        <div className={styles.lines}>
          <Skeleton shape="line" width="90px" />
          <Skeleton shape="line" width="320px" />
          <Skeleton shape="line" width="240px" />
          <Skeleton shape="line" width="170px" />
        </div>
      </div>
      <div className={styles.lines}>
        <Skeleton shape="line" width="100%" />
        <Skeleton shape="line" width="100%" />
        <Skeleton shape="line" width="60%" />
      </div>
    </Stack>
  );
}
