import { Skeleton } from '../../../ui/feedback/Skeleton/Skeleton.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import * as aside from '../../booking/BookingAside/BookingAside.css.ts';

export function BookingAsideSkeleton() {
  return (
    <Stack gap="s4" className={aside.sheet} aria-hidden="true">
      <Skeleton shape="line" width="130px" />
      <Skeleton shape="line" width="100%" />
      <Skeleton shape="line" width="100%" />
      <Skeleton shape="line" width="100%" />
      <Skeleton shape="block" width="100%" />
      <Skeleton shape="line" width="80%" />
    </Stack>
  );
}
