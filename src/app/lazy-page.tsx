import { lazy, useState, type ComponentType, type ReactNode } from 'react';
import { readText, removeStored, writeText } from '../api/browser-storage.ts';

const RELOADED_KEY = 'caresetu-reloaded-for-chunk';

/** A page whose code comes when it is first needed, or before that. */
export interface LazyPage<Props> {
  (props: Props): ReactNode;
  /** Gets the code ahead of time. Rejects where it cannot be had; the page itself asks again. */
  preload: () => Promise<void>;
}

/** Whether a component is a page whose code may still have to come. */
export function isLazyPage(component: unknown): component is LazyPage<object> {
  return typeof component === 'function' && 'preload' in component;
}

/** Makes a page of the import that brings its code. */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPage<Props> {
  let loaded: ComponentType<Props> | undefined;
  const get = async () => (loaded ??= await load());
  const Later = lazy(async () => ({ default: await loadOrReload(get) }));
  function Page(props: Props) {
    // Code that is here already is drawn at once: a turn of waiting would take the build's HTML out of view.
    const [Shown] = useState(() => loaded ?? Later);
    return <Shown {...props} />;
  }
  return Object.assign(Page, { preload: async () => void (await get()) });
}

/**
 * After a new release the code that an open page knows of is gone from the server: one reload brings
 * the new one. A second failure, or one without a network, is an error to show.
 */
async function loadOrReload<T>(load: () => Promise<T>): Promise<T> {
  try {
    const loaded = await load();
    removeStored('session', RELOADED_KEY);
    return loaded;
  } catch (error) {
    if (!navigator.onLine || readText('session', RELOADED_KEY) !== null) throw error;
    writeText('session', RELOADED_KEY, '1');
    location.reload();
    return new Promise(() => {});
  }
}
