import { PageHeading } from '../../../ui/layout/PageHeading/PageHeading.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton/Skeleton.tsx';
import { Slip } from '../../../ui/layout/Slip/Slip.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { Columns } from '../../../ui/layout/Columns/Columns.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './QueueFormScreen.css.ts';

export function QueueFormSkeleton() {
  return (
    <>
      <PageHeading>{t`Book a queue helper`}</PageHeading>
      <Columns gap="s6" className={styles.columns} role="status">
        <VisuallyHidden>{t`Loading the helper`}</VisuallyHidden>
        <Stack gap="s6">
          <Skeleton shape="block" width="100%" />
          <Skeleton shape="block" width="100%" />
          <Skeleton shape="block" width="100%" />
        </Stack>
        <div className={styles.aside}>
          <Slip>
            <Skeleton shape="line" width="60%" />
            <Skeleton shape="block" width="100%" />
          </Slip>
        </div>
      </Columns>
    </>
  );
}
