import './jitless.ts';
import './theme/global.css.ts';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { setApiConfig } from './api/http/config.ts';
import { appPath } from './ui/navigation/app-path.ts';
import { preloadPage } from './app/routing/AppPage.tsx';
import { BrowserApp } from './app/startup/BrowserApp.tsx';
import { openDemo } from './app/startup/open-demo.ts';
import { loadOrReload } from './app/routing/lazy-page.tsx';
import { showChunkError } from './app/shell/chunk-error.ts';
import { readConfig } from './config.ts';
import { startClockAt } from './state/core/clock.ts';
import { startSessionChecks } from './state/session/check-session.ts';
import { startTheme } from './state/core/theme.ts';
import { surviveTranslators } from './translated-page.ts';
import { trustScripts } from './trusted-types.ts';
import { whenAffordable } from './ui/lazy/when-idle.ts';

const root = document.getElementById('root');
const { dataset } = document.documentElement;
surviveTranslators();
if (root) void start(root);

async function start(container: HTMLElement): Promise<void> {
  const site = new URL(import.meta.env.BASE_URL, location.href).href;
  const isDev = import.meta.env.DEV;
  const workerUrl = `${site}${isDev ? 'mockServiceWorker.js' : 'service-worker.js'}`;
  try {
    // In production, these variables were already validated at build time.
    if (isDev) (await import('./check-config.ts')).checkConfig(import.meta.env);
    const config = readConfig(import.meta.env, site);
    trustScripts([
      workerUrl,
      // Stripe.js loads more chunks from this origin.
      ...(config.stripePublishableKey ? ['https://js.stripe.com/'] : []),
    ]);
    // If we used `config.isDemo` here, the bundler could not remove the demo.
    const demo = import.meta.env.VITE_API_URL ? null : openDemo(site, workerUrl);
    setApiConfig({ ...config, ready: demo?.ready ?? Promise.resolve() });
    if (demo) await demo.openLink();
    if (demo?.isStage) {
      await demo.openStage(container);
      delete dataset['stale'];
      removeLateNotice();
      startTheme();
      if (!isDev) void startIdleWork(workerUrl);
      return;
    }
    const app = (onFirstRender?: () => void) => (
      <StrictMode>
        <BrowserApp
          demo={demo?.parts ?? null}
          stripePublishableKey={config.stripePublishableKey}
          onFirstRender={onFirstRender}
        />
      </StrictMode>
    );
    const begin = () => {
      removeLateNotice();
      startTheme();
      startSessionChecks(!config.isDemo);
      // In development, a page consists of hundreds of modules.
      if (!isDev) void startIdleWork(workerUrl, demo?.ready);
    };
    await waitForBoot(site);
    const loadPage = () => preloadPage(appPath(location.href) ?? '/', true);
    if (isPageShown()) {
      startClockAt(Date.parse(dataset['renderedAt'] ?? ''));
      // If the page's code is not loaded yet, hydration replaces the HTML.
      await Promise.all([takeFirstData(), loadOrReload(loadPage)]);
      if (container.querySelector('font')) {
        const late = await loadOrReload(() => import('./app/startup/render-again.ts'));
        late.renderAgain(container, app());
        begin();
      } else {
        // Session and device state must not be shown before hydration.
        hydrateRoot(container, app(begin));
      }
    } else {
      // If this fails, rendering loads the page again.
      const code = loadPage().catch(() => {});
      // Otherwise, the page's skeleton would give way to another one.
      if (!('page' in dataset)) await code;
      const fresh = createRoot(container);
      flushSync(() => fresh.render(app()));
      delete dataset['stale'];
      begin();
    }
  } catch (error) {
    removeLateNotice();
    if (isPageShown()) showChunkError(container);
    else container.textContent = error instanceof Error ? error.message : String(error);
    throw error;
  }
}

/** The HTML is that of the page, for this user. */
function isPageShown(): boolean {
  return 'page' in dataset && !('stale' in dataset);
}

function removeLateNotice(): void {
  document.getElementById('late')?.remove();
}

/** On a first visit, `boot.js` may run after this script. */
async function waitForBoot(site: string): Promise<void> {
  if (!('theme' in dataset)) {
    await loadOrReload(() => import(/* @vite-ignore */ `${site}boot.js`));
  }
}

async function takeFirstData(): Promise<void> {
  const content = document.getElementById('first-data')?.textContent;
  if (!content) return;
  const { applyFirstData: take } = await loadOrReload(() => import('./state/core/first-data.ts'));
  take(JSON.parse(content));
}

async function startIdleWork(workerUrl: string, before?: Promise<unknown>): Promise<void> {
  await before?.catch(() => {});
  whenAffordable(() => {
    import('./app/startup/idle-work.ts')
      .then((idleWork) => idleWork.startIdleWork(workerUrl, preloadPage))
      .catch(() => {});
  });
}
