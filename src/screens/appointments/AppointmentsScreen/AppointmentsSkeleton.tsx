import { Skeleton } from '../../../ui/feedback/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './AppointmentsScreen.css.ts';

export function AppointmentsSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>{t`Loading your appointments`}</VisuallyHidden>
      {['first', 'second', 'third'].map((place) => (
        <div key={place} className={styles.day}>
          <Skeleton shape="line" width="110px" />
          <Inline canWrap={false} gap="s4" align="center" className={styles.placeholder}>
            <Skeleton shape="arch" width="52px" />
            <Stack gap="s3" className={styles.lines}>
              <Skeleton shape="line" width="60%" />
              <Skeleton shape="line" width="40%" />
            </Stack>
          </Inline>
        </div>
      ))}
    </div>
  );
}
