import './jitless.ts';
import './theme/global.css.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { setTransport } from './api/transport.ts';
import { App } from './app/App.tsx';
import { demoSlots } from './app/demo-slots.tsx';
import { readConfig } from './config.ts';
import { startAuth } from './state/auth.ts';
import { startTheme } from './state/theme.ts';
import { trustScripts } from './trusted-types.ts';

const root = document.getElementById('root');
if (root) start(root);

function start(container: HTMLElement): void {
  const site = new URL(import.meta.env.BASE_URL, location.href).href;
  try {
    const config = readConfig(import.meta.env, site);
    // Written out so that a build for a real API drops the imports.
    const demo = import.meta.env.VITE_API_URL ? null : openDemo(site);
    trustScripts([
      ...(demo ? [demo.workerUrl] : []),
      // Stripe's own script loads its parts from the same place.
      ...(config.stripePublishableKey ? ['https://js.stripe.com/'] : []),
    ]);
    setTransport({ ...config, ready: demo?.ready ?? Promise.resolve() });
    startTheme();
    createRoot(container).render(
      <StrictMode>
        <App demo={demo?.slots ?? null} stripePublishableKey={config.stripePublishableKey} />
      </StrictMode>,
    );
    startAuth(!config.isDemo);
  } catch (error) {
    container.textContent = error instanceof Error ? error.message : String(error);
    throw error;
  }
}

/** Starts the backend in the browser; the page does not wait for it, its calls do. */
function openDemo(site: string) {
  const workerUrl = `${site}mockServiceWorker.js`;
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
  return { workerUrl, ready, slots: demoSlots(slots) };
}
