import {
  lazy,
  Suspense,
  useLayoutEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { readText, writeText } from '../api/browser-storage.ts';
import { PageSkeleton } from './PageSkeleton.tsx';

/** Milliseconds in which a failure at the same address has the same cause, which one reload has not mended. */
const SAME_CAUSE_MS = 10 * 60_000;

/** Whether this page is about to go: nothing else that fails meanwhile is to be seen. */
let isReloading = false;

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
  let Later: ComponentType<Props>;
  // React keeps what failed for good: whoever opens the page after that asks anew.
  const askAnew = () => {
    Later = lazy(async () => ({
      default: await get().catch((error: unknown) => {
        askAnew();
        // Drawn only where the page is still waited for, and so the place for a reload.
        return function Missing() {
          useLayoutEffect(() => reloadOnce(error), []);
          return <PageSkeleton />;
        };
      }),
    }));
  };
  askAnew();
  function Page(props: Props) {
    const [{ Shown, isHere }] = useState(() => ({
      Shown: loaded ?? Later,
      isHere: loaded !== undefined,
    }));
    // Code that is here is drawn at once: a turn of waiting would take the build's HTML out of view.
    if (isHere) return <Shown {...props} />;
    return (
      // The page's own: with one around all pages, React would keep the page that is left until this one comes, hidden
      // and with all its effects but layout's.
      <Suspense fallback={<PageSkeleton />}>
        <Shown {...props} />
      </Suspense>
    );
  }
  return Object.assign(Page, { preload: async () => void (await get()) });
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
