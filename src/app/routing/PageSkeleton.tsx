import { Skeleton } from '../../ui/feedback/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { t } from '../../words/t.ts';
import { skeletonPage } from '../shell/app.css.ts';

export function PageSkeleton() {
  return (
    <div className={skeletonPage} aria-busy="true">
      <VisuallyHidden>{t`Loading…`}</VisuallyHidden>
      <Skeleton shape="line" width="40%" />
      <Skeleton shape="line" width="70%" />
      <Skeleton shape="block" width="100%" />
    </div>
  );
}
