import { answer } from './responses.ts';
import { cacheDemoFiles } from './demo-files.ts';
import { forwardToPage, isClientClosed, loadMswWorker } from './demo-backend.ts';
import { ReleaseCache } from './release-cache.ts';
import { getKind } from './kinds.ts';
import type { Release, WorkerScope } from './scope.ts';

declare const RELEASE: Release;
declare const IS_DEMO: boolean;

const scope = globalThis as unknown as WorkerScope;
const site = new URL('./', scope.location.href).href;
const files = new ReleaseCache(RELEASE, site);

// Open pages can still load the files of their own release.
scope.addEventListener('install', () => void scope.skipWaiting());

scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));

scope.addEventListener('fetch', (event) => {
  const kind = getKind(event.request, site);
  if (kind !== 'other') {
    event.stopImmediatePropagation();
    const { request } = event;
    const waitUntil = (work: Promise<unknown>) => event.waitUntil(work);
    event.respondWith(answer(kind, { request, waitUntil }, files));
  } else if (IS_DEMO && forwardToPage(event, scope.clients)) event.stopImmediatePropagation();
});

scope.addEventListener('message', (event) => {
  if (event.data === 'caresetu:release') {
    event.stopImmediatePropagation();
    event.ports[0]?.postMessage(site + RELEASE.entry);
  } else if (event.data === 'caresetu:keep') {
    event.stopImmediatePropagation();
    // Ignore errors, because the next page load retries.
    event.waitUntil(files.cacheShell().catch(() => undefined));
  } else if (IS_DEMO && event.data === 'caresetu:keep-pages') {
    event.stopImmediatePropagation();
    const addresses = RELEASE.demoFiles.map((file) => site + file);
    const waitUntil = (work: Promise<unknown>) => event.waitUntil(work);
    waitUntil(cacheDemoFiles(addresses, site, waitUntil, files).catch(() => undefined));
  } else if (event.data === 'caresetu:take') event.waitUntil(scope.clients.claim());
  else if (event.data === 'caresetu:turn') void scope.skipWaiting();
  else if (IS_DEMO && isClientClosed(event.data)) event.stopImmediatePropagation();
});

// Load msw last, so that our listeners run before its own.
if (IS_DEMO) loadMswWorker(scope, site);
