import type { ReactRenderer } from '@storybook/react-vite';
import type { ProjectAnnotations } from 'storybook/internal/types';
import { dialogWindow } from '../src/ui/overlays/Dialog/Dialog.tsx';
import type { LazyModule } from '../src/ui/lazy/lazy-module.ts';
import { selectList } from '../src/ui/forms/Select/Select.tsx';

const mounted = new Set<LazyModule<unknown>>();

function watch<Module>(lazy: LazyModule<Module>): void {
  const { subscribe } = lazy;
  lazy.subscribe = (onLoad) => {
    mounted.add(lazy);
    return subscribe(onLoad);
  };
}
watch(dialogWindow);
watch(selectList);

/** Loads the lazy code of mounted components, because play functions do not wait for it. */
export const mountWithLazyCode: ProjectAnnotations<ReactRenderer>['mount'] =
  (context) => async (ui) => {
    if (ui != null) context.originalStoryFn = () => ui;
    await context.renderToCanvas();
    await Promise.all([...mounted].map((lazy) => lazy.load()));
    return context.canvas;
  };
