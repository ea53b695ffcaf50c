import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { whenAffordable } from './when-idle.ts';

export interface LazyModule<Module> {
  when: 'idle' | 'intent' | 'open';
  loaded: Module | null;
  /** Can be called again after a failure. */
  load: () => Promise<Module>;
  /** Props for the control that opens the module. They preload it unless `when` is 'open'. */
  triggerProps: { onPointerEnter?: () => void; onFocus?: () => void };
  subscribe: (onLoad: () => void) => () => void;
}

/**
 * @param options.when 'open': when it is displayed; 'intent': when the control is hovered or
 * focused; 'idle': after mounting, when the browser is idle; on a slow network or with data saver,
 * after the user's first action
 */
export function lazyModule<Module>(
  load: () => Promise<Module>,
  { when }: Pick<LazyModule<Module>, 'when'>,
): LazyModule<Module> {
  const listeners = new Set<() => void>();
  let loading: Promise<Module> | undefined;
  const preload = () => void lazy.load().catch(() => {});
  const lazy: LazyModule<Module> = {
    when,
    loaded: null,
    load: () =>
      (loading ??= load().then(
        (module) => {
          lazy.loaded = module;
          for (const onLoad of listeners) onLoad();
          return module;
        },
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      )),
    triggerProps: when === 'open' ? {} : { onPointerEnter: preload, onFocus: preload },
    subscribe: (onLoad) => {
      listeners.add(onLoad);
      return () => listeners.delete(onLoad);
    },
  };
  return lazy;
}

interface LazyModuleOptions {
  /** @default true if `when` is 'open' */
  isOpen?: boolean;
  /** Called if loading fails while `isOpen` is true. A retry follows when the browser is online. */
  onError?: (error: unknown) => void;
}

/** @returns null until loaded, and during hydration */
export function useLazyModule<Module>(
  lazy: LazyModule<Module>,
  { isOpen = lazy.when === 'open', onError }: LazyModuleOptions = {},
): Module | null {
  const module = useSyncExternalStore(
    lazy.subscribe,
    () => lazy.loaded,
    () => null,
  );
  const isLoaded = module !== null;
  const fail = useEffectEvent((error: unknown) => onError?.(error));
  useEffect(() => {
    if (isLoaded || !(isOpen || lazy.when === 'idle')) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    const load = () => {
      lazy.load().catch((error: unknown) => {
        if (isOpen && !signal.aborted) fail(error);
      });
    };
    if (isOpen) load();
    else whenAffordable(load, signal);
    addEventListener('online', load, { signal });
    return () => ended.abort();
  }, [lazy, isLoaded, isOpen]);
  return module;
}
