import type { ReactRenderer } from '@storybook/react-vite';
import type { ProjectAnnotations } from 'storybook/internal/types';
import { messageText } from '../src/components/messages/MessageText/MessageText.tsx';
import { dialogWindow } from '../src/ui/overlays/Dialog/dialog-window.ts';
import type { LazyModule } from '../src/ui/lazy/lazy-module.ts';
import { selectList } from '../src/ui/forms/Select/select-list.ts';

const rendered = new Set<LazyModule<unknown>>();

/** A getter detects which modules are rendered, because React subscribes only after mount. */
function watch<Module>(lazy: LazyModule<Module>): void {
  let { loaded } = lazy;
  Object.defineProperty(lazy, 'loaded', {
    get() {
      rendered.add(lazy);
      return loaded;
    },
    set(module: Module) {
      loaded = module;
    },
  });
}
watch(dialogWindow);
watch(selectList);
watch(messageText);

/** Play functions don't wait for lazy code, so load it first. */
export const mountWithLazyCode: ProjectAnnotations<ReactRenderer>['mount'] =
  (context) => async (ui) => {
    if (ui != null) context.originalStoryFn = () => ui;
    await context.renderToCanvas();
    await Promise.all([...rendered].map((lazy) => lazy.load()));
    return context.canvas;
  };
