import { useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';
import { readText, writeText } from '../../api/browser/browser-storage.ts';
import { lazyModule, useLazyModule } from '../../ui/lazy/lazy-module.ts';
import { PageSkeleton } from './PageSkeleton.tsx';
import { deviceMs } from '../../domain/time/clock.ts';

/** If loading fails again within this time, another reload would not help. */
const RELOAD_PAUSE_MS = 10 * 60_000;

/** Suppresses further errors during a reload. */
let isReloading = false;

export interface LazyPage<Props> {
  (props: Props): ReactNode;
  preload: () => Promise<unknown>;
}

export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPage<Props> {
  const code = lazyModule(async () => ({ Shown: await load() }), { when: 'open' });
  function Page(props: Props) {
    // Otherwise a skeleton would replace the prerendered HTML.
    const [loaded] = useState(() => code.loaded);
    const [failure, setFailure] = useState<{ error: unknown } | null>(null);
    const later = useLazyModule(code, { onError: (error) => setFailure({ error }) });
    useLayoutEffect(() => {
      if (failure) reloadOnce(failure.error);
    }, [failure]);
    const page = loaded ?? later;
    return page ? <page.Shown {...props} /> : <PageSkeleton />;
  }
  return Object.assign(Page, { preload: code.load });
}

/**
 * Rejects when offline, or if the same release and URL fail again within ten minutes
 * (docs/offline.md).
 */
export function loadOrReload<T>(load: () => Promise<T>, release?: string): Promise<T> {
  return load().catch((error: unknown) => {
    reloadOnce(error, release);
    return new Promise(() => {});
  });
}

/** @throws {unknown} `error` when offline, already reloaded or without storage */
function reloadOnce(
  error: unknown,
  // This file's URL changes with each release.
  release = import.meta.url,
): void {
  if (isReloading) return;
  const key = `caresetu-reloaded ${release}${location.pathname}`;
  const now = deviceMs();
  const isTried = now - Number(readText('session', key)) < RELOAD_PAUSE_MS;
  if (isTried || !navigator.onLine) throw error;
  writeText('session', key, `${now}`);
  // Without the stored time, the page would reload forever.
  if (readText('session', key) !== `${now}`) throw error;
  isReloading = true;
  location.reload();
}
