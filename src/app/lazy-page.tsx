import { useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';
import { readText, writeText } from '../api/browser-storage.ts';
import { lazyModule, useLazyModule } from '../ui/lazy-module.ts';
import { PageSkeleton } from './PageSkeleton.tsx';

/** Milliseconds in which a failure at the same address has the same cause, which one reload has not mended. */
const SAME_CAUSE_MS = 10 * 60_000;

/** Whether this page is about to go: nothing else that fails meanwhile is to be seen. */
let isReloading = false;

/** A page whose code comes when it is first needed, or before that. */
export interface LazyPage<Props> {
  (props: Props): ReactNode;
  /** Gets the code ahead of time. Rejects where it cannot be had; the page itself asks again. */
  preload: () => Promise<unknown>;
}

/** Makes a page of the import that loads its code. */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPage<Props> {
  const code = lazyModule(async () => ({ Shown: await load() }), { when: 'open' });
  function Page(props: Props) {
    // Rendered at once where it is loaded, since a turn of waiting would hide the build's HTML.
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
 * After a new release the code that an open page knows of is gone from the server: one reload brings the new one. A second
 * failure of the same release at the same address within ten minutes, or one without a network, is an error to show.
 */
export function loadOrReload<T>(load: () => Promise<T>, release?: string): Promise<T> {
  return load().catch((error: unknown) => {
    reloadOnce(error, release);
    return new Promise(() => {});
  });
}

/**
 * Reloads the page, unless that is under way or has been tried here in this release.
 * @throws {unknown} the error that it was for, where it was tried before or nobody would know of it
 */
function reloadOnce(
  error: unknown,
  // This file's own address changes with each release.
  release = import.meta.url,
): void {
  if (isReloading) return;
  // The time at which this tab has tried it.
  const key = `caresetu-reloaded ${release}${location.pathname}`;
  const now = Date.now();
  const isTried = now - Number(readText('session', key)) < SAME_CAUSE_MS;
  if (isTried || !navigator.onLine) throw error;
  writeText('session', key, `${now}`);
  // Where nothing can be stored, nobody would know of the reload.
  if (readText('session', key) !== `${now}`) throw error;
  isReloading = true;
  location.reload();
}
