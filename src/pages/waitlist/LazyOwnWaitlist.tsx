import { t } from '../../words/t.ts';
import { lazyModule, useLazyModule } from '../../ui/lazy/lazy-module.ts';

const ownWaitlist = lazyModule(() => import('./OwnWaitlist.tsx'), { when: 'idle' });

/** After the rest of the page: most patients wait for no one. */
export function LazyOwnWaitlist() {
  const module = useLazyModule(ownWaitlist);
  return module && <module.OwnWaitlist title={t`Earlier times`} />;
}
