import { lazy, type ComponentType } from 'react';
import { readText, removeStored, writeText } from '../api/browser-storage.ts';

const RELOADED_KEY = 'caresetu-reloaded-for-chunk';

/** A page whose code comes when it is first needed. */
export function lazyPage<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await loadOrReload(load) }));
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
