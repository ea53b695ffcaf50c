import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { whenIdle } from './when-idle.ts';

/** A module that is imported late. */
export interface LazyModule<Module> {
  /** When it is imported, at the latest once it is open. */
  when: 'idle' | 'intent' | 'open';
  /** The module, once loaded. */
  loaded: Module | null;
  /** Imports it once. After a failure the next call tries again. */
  load: () => Promise<Module>;
  /** Props of the control that opens it: with 'idle' and 'intent', the pointer or the focus on it loads the module. */
  triggerProps: { onPointerEnter?: () => void; onFocus?: () => void };
  subscribe: (onLoad: () => void) => () => void;
}

/**
 * Declares a module that is imported late, such as a menu's.
 * @param load imports it
 * @param options.when 'open': once it is shown; 'intent': once the pointer or the focus is on its control; 'idle':
 *   once the component that uses it is mounted and the browser is idle
 */
export function lazyModule<Module>(
  load: () => Promise<Module>,
  { when }: Pick<LazyModule<Module>, 'when'>,
): LazyModule<Module> {
  const listeners = new Set<() => void>();
  let loading: Promise<Module> | undefined;
  // Without the module nothing opens, and opening it tries again.
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
  /**
   * Whether it is shown, and so needed now.
   * @default true for a module of 'open'
   */
  isOpen?: boolean;
  /** Called when it could not be loaded while open. It is tried again once the browser is online. */
  onError?: (error: unknown) => void;
}

/**
 * Loads a lazy module when it is due.
 * @returns null until it is loaded, and while a page is hydrated
 */
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
    else whenIdle(load, signal);
    addEventListener('online', load, { signal });
    return () => ended.abort();
  }, [lazy, isLoaded, isOpen]);
  return module;
}
