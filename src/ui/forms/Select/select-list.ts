import { lazyModule } from '../../lazy/lazy-module.ts';

export const selectList = lazyModule(() => import('./SelectList.tsx'), { when: 'intent' });
