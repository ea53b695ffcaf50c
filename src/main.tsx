import './jitless.ts';
import './theme/global.css.ts';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { setApiConfig } from './api/config.ts';
import { appPath } from './app/app-path.ts';
import { preloadPage } from './app/AppPage.tsx';
import { BrowserApp } from './app/BrowserApp.tsx';
import { demoSlots } from './app/demo-slots.tsx';
import { loadOrReload } from './app/lazy-page.tsx';
import { tellOfLostPart } from './app/lost-part.ts';
import { readConfig } from './config.ts';
import { startClockAt } from './state/clock.ts';
import { startSessionChecks } from './state/session/check-session.ts';
import { startTheme } from './state/theme.ts';
import { trustScripts } from './trusted-types.ts';
import { whenIdle } from './ui/when-idle.ts';

const root = document.getElementById('root');
if (root) void start(root);

async function start(container: HTMLElement): Promise<void> {
  const site = new URL(import.meta.env.BASE_URL, location.href).href;
  // Only a build has a worker of its own; the development server's demo does with its library's.
  const isDev = import.meta.env.DEV;
  const workerUrl = `${site}${isDev ? 'mockServiceWorker.js' : 'service-worker.js'}`;
  try {
    // A build has been looked at when it was made.
    if (isDev) (await import('./check-config.ts')).checkConfig(import.meta.env);
    const config = readConfig(import.meta.env, site);
    trustScripts([
      workerUrl,
      // Stripe's own script loads its parts from the same place.
      ...(config.stripePublishableKey ? ['https://js.stripe.com/'] : []),
    ]);
    // Written out so that a build for a real API drops the imports.
    const demo = import.meta.env.VITE_API_URL ? null : openDemo(site, workerUrl);
    setApiConfig({ ...config, ready: demo?.ready ?? Promise.resolve() });
    const app = (onShown?: () => void) => (
      <StrictMode>
        <BrowserApp
          demo={demo?.slots ?? null}
          stripePublishableKey={config.stripePublishableKey}
          onShown={onShown}
        />
      </StrictMode>
    );
    const begin = () => {
      stopWaiting();
      startTheme();
      startSessionChecks(!config.isDemo);
      // What the demo answers with comes first; and in development each page is hundreds of files, made when they are
      // asked for.
      if (!isDev) void startIdleWork(workerUrl, demo?.ready);
    };
    await booted(site);
    const { page, stale, renderedAt } = document.documentElement.dataset;
    if (page !== undefined && stale === undefined) {
      startClockAt(Date.parse(renderedAt ?? ''));
      await Promise.all([takeFirstData(), preload(appPath(location.href))]);
      // What depends on the person and the device may change the page only once it has been taken over.
      hydrateRoot(container, app(begin));
    } else {
      // Beside the question who is here, which the page may wait for; the page itself asks again.
      preloadPage(appPath(location.href) ?? '/').catch(() => {});
      const fresh = createRoot(container);
      flushSync(() => fresh.render(app()));
      delete document.documentElement.dataset['stale'];
      begin();
    }
  } catch (error) {
    stopWaiting();
    const { page, stale } = document.documentElement.dataset;
    // HTML that the build made stays to be read, and its links lead on.
    if (page !== undefined && stale === undefined) tellOfLostPart(container);
    else container.textContent = error instanceof Error ? error.message : String(error);
    throw error;
  }
}

/** Takes away what `index.html` says where nothing of the app comes. */
function stopWaiting(): void {
  document.getElementById('late')?.remove();
}

/** Waits for `boot.js`, which says whether this HTML is the right one: on a first visit it may come after this script. */
async function booted(site: string): Promise<void> {
  if (document.documentElement.dataset['theme'] === undefined) {
    await loadOrReload(() => import(/* @vite-ignore */ `${site}boot.js`));
  }
}

/** What the HTML of this page was made from, if it shows anything that the API has. */
async function takeFirstData(): Promise<void> {
  const content = document.getElementById('first-data')?.textContent;
  if (!content) return;
  const { takeFirstData: take } = await loadOrReload(() => import('./state/first-data.ts'));
  take(JSON.parse(content));
}

/** Gets the page's code, without which its HTML would make way for a placeholder or an error. */
async function preload(path: string | null): Promise<void> {
  if (path !== null) await loadOrReload(() => preloadPage(path));
}

/** Starts the work behind every page. Without it the app needs its network; the next page tries again. */
async function startIdleWork(workerUrl: string, before?: Promise<unknown>): Promise<void> {
  await before?.catch(() => {});
  whenIdle(() => {
    import('./app/idle-work.ts')
      .then((idleWork) => idleWork.startIdleWork(workerUrl, preloadPage))
      .catch(() => {});
  });
}

/** Starts the backend in the browser; the page does not wait for it, its calls do. */
function openDemo(site: string, workerUrl: string) {
  // The worker, which calls go through, comes while the backend's code does. A browser that denies it is told of later.
  navigator.serviceWorker?.register(workerUrl).catch(() => undefined);
  const ready = import('../mocks/browser.ts').then(({ startDemo }) => {
    const apiUrl = site.replace(/\/$/, '');
    return startDemo({
      apiUrl,
      geocoderUrl: `${apiUrl}/geocoder`,
      workerUrl,
    });
  });
  const slots = Promise.all([ready, import('../mocks/director/demo-slots.tsx')]).then(
    ([demo, { createDemoSlots }]) => createDemoSlots(demo),
  );
  return { ready, slots: demoSlots(slots) };
}
