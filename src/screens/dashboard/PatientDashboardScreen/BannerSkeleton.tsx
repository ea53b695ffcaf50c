import { Skeleton } from '../../../ui/feedback/Skeleton/Skeleton.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { t } from '../../../words/t.ts';

export function BannerSkeleton() {
  return (
    <Stack gap="s5" aria-busy="true">
      <VisuallyHidden>{t`Loading your dashboard`}</VisuallyHidden>
      <Skeleton shape="block" width="100%" />
      <Skeleton shape="line" width="40%" />
      <Skeleton shape="line" width="90%" />
      <Skeleton shape="line" width="75%" />
    </Stack>
  );
}
