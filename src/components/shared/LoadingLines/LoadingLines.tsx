import { Skeleton } from '../../../ui/feedback/Skeleton/Skeleton.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './LoadingLines.css.ts';

export function LoadingLines() {
  return (
    <Stack gap="s4" className={styles.lines} aria-busy="true">
      <VisuallyHidden>{t`Loading…`}</VisuallyHidden>
      <Skeleton shape="line" width="90%" />
      <Skeleton shape="line" width="60%" />
      <Skeleton shape="line" width="75%" />
    </Stack>
  );
}
