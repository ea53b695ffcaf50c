import { expect, type CDPSession, type Page } from '@playwright/test';

export async function isShellCached(page: Page): Promise<void> {
  const isKept = async () => {
    // With data saver and on a slow network, the worker waits for an action.
    await page.keyboard.press('Shift');
    return page.evaluate(async () => {
      const names = await caches.keys();
      const newest = names.findLast((name) => name.startsWith('caresetu-release-'));
      if (!newest || !navigator.serviceWorker.controller) return false;
      return Boolean(await (await caches.open(newest)).match('/app.html'));
    });
  };
  await expect.poll(isKept, 'the app is kept').toBe(true);
}

/** The names of all files are in the worker's code. */
export async function areDemoFilesCached(page: Page): Promise<void> {
  const areKept = () =>
    page.evaluate(async () => {
      const code = await (await fetch('/service-worker.js')).text();
      const names = code.match(/\b(?:assets\/[\w.~-]+\.js|art\/[\w./-]+\.svg)/g) ?? [];
      const found = await Promise.all(names.map((name) => caches.match(`/${name}`)));
      return names.length > 0 && found.every(Boolean);
    });
  await expect.poll(areKept, 'all pages are kept').toBe(true);
}

/** `worker` is null during an update. */
export function listReleases(page: Page): Promise<{ page?: string; worker: unknown }> {
  return page.evaluate(async () => {
    const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
    const { installing, waiting } = (await navigator.serviceWorker.getRegistration()) ?? {};
    const { controller } = navigator.serviceWorker;
    if (!controller || installing || waiting) return { page: entry, worker: null };
    const { port1, port2 } = new MessageChannel();
    controller.postMessage('caresetu:release', [port2]);
    const worker = await new Promise((resolve) => {
      port1.addEventListener('message', ({ data }) => resolve(data), { once: true });
      port1.start();
    });
    return { page: entry, worker };
  });
}

/** Pass this to `addInitScript`. The app does not preload on a slow network. */
export function emulateSlowNetwork(): void {
  Object.defineProperty(Reflect.get(navigator, 'connection'), 'effectiveType', { value: '3g' });
}

export async function checkForRelease(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
}

export async function stopWorkers(page: Page): Promise<void> {
  await withSession(page, async (session) => {
    await session.send('ServiceWorker.enable');
    await session.send('ServiceWorker.stopAllWorkers');
  });
}

export async function hardReload(page: Page): Promise<void> {
  await withSession(page, async (session) => {
    const loaded = page.waitForEvent('load');
    await session.send('Page.reload', { ignoreCache: true });
    await loaded;
  });
}

async function withSession(page: Page, work: (session: CDPSession) => Promise<void>) {
  const session = await page.context().newCDPSession(page);
  await work(session);
  await session.detach();
}
