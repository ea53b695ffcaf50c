import { PageHeading } from '../../ui/PageHeading/PageHeading.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { Slip } from '../../ui/Slip/Slip.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { Columns } from '../../ui/Columns/Columns.tsx';
import * as styles from './QueueFormScreen.css.ts';

export function QueueFormSkeleton() {
  return (
    <>
      <PageHeading>Book a queue helper</PageHeading>
      <Columns gap="s6" className={styles.columns} role="status">
        <VisuallyHidden>Loading the helper</VisuallyHidden>
        <div className={styles.fields}>
          <Skeleton shape="block" width="100%" />
          <Skeleton shape="block" width="100%" />
          <Skeleton shape="block" width="100%" />
        </div>
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
