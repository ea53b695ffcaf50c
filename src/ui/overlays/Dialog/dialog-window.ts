import { lazyModule } from '../../lazy/lazy-module.ts';

export const dialogWindow = lazyModule(() => import('./DialogWindow.tsx'), { when: 'open' });
