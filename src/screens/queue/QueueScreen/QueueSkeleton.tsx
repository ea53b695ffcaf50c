import { Skeleton } from '../../../ui/feedback/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './QueueScreen.css.ts';

export function QueueSkeleton() {
  return (
    <div className={styles.part} role="status">
      <VisuallyHidden>{t`Loading your queue bookings`}</VisuallyHidden>
      {['first', 'second', 'third'].map((place) => (
        <Inline key={place} canWrap={false} gap="s4" align="center" className={styles.placeholder}>
          <Skeleton shape="arch" width="52px" />
          <Skeleton shape="arch" width="52px" />
          <Stack gap="s3" className={styles.lines}>
            <Skeleton shape="line" width="60%" />
            <Skeleton shape="line" width="40%" />
          </Stack>
        </Inline>
      ))}
    </div>
  );
}
