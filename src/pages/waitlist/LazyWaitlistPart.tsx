import { lazyModule, useLazyModule } from '../../ui/lazy/lazy-module.ts';
import type { WaitlistPartProps } from './WaitlistPart.tsx';

const waitlistPart = lazyModule(() => import('./WaitlistPart.tsx'), { when: 'open' });

/** Loads with the first full day. */
export function LazyWaitlistPart(props: WaitlistPartProps) {
  const module = useLazyModule(waitlistPart);
  return module && <module.WaitlistPart {...props} />;
}
