import { lazyModule, useLazyModule } from '../../ui/lazy/lazy-module.ts';
import type { NextTimesProps } from './NextTimes.tsx';
import * as styles from '../../components/booking/NextFreeTimes/NextFreeTimes.css.ts';

const nextTimes = lazyModule(() => import('./NextTimes.tsx'), { when: 'idle' });

/** Pages that guests open first load neither its code nor its data before they are idle. */
export function LazyNextTimes(props: NextTimesProps) {
  const module = useLazyModule(nextTimes);
  return module ? <module.NextTimes {...props} /> : <div className={styles.times} />;
}
