import type { FetchEvent, WorkerScope } from './scope.ts';

// Of mockServiceWorker.js (msw 2.15.0), a plain script, whose names this one sees: the pages that it answers for,
// and how it answers.
declare const activeClientIds: Set<string>;
declare const handleRequest: (event: FetchEvent, id: string, askedAt: number) => Promise<Response>;

/** What the browser has of Trusted Types; TypeScript does not know it. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string | null },
  ) => void;
}

/** Takes up the worker that passes the demo's calls on to its pages, whose listeners come after those already here. */
export function takeUpDemoBackend(scope: WorkerScope, site: string): void {
  const script = `${site}mockServiceWorker.js`;
  const trustedTypes: TrustedTypes | undefined = Reflect.get(globalThis, 'trustedTypes');
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (address === script ? address : null),
  });
  scope.importScripts(script);
}

/**
 * Passes a call on for a page that the library's worker has forgotten: browsers stop idle workers, and a new release
 * starts with an empty memory. Left alone, the call would reach the static host.
 * @returns whether it has been answered here
 */
export function answerForForgotten(event: FetchEvent): boolean {
  const { clientId, request } = event;
  // Only calls of a page's script are its backend's to answer; nothing calls before the demo has started.
  const isCall = request.mode !== 'navigate' && request.destination === '';
  if (!isCall || clientId === '' || activeClientIds.has(clientId)) return false;
  activeClientIds.add(clientId);
  event.respondWith(handleRequest(event, crypto.randomUUID(), Date.now()));
  return true;
}

/** Whether this is a page's farewell, after which the library's worker would take itself away from all others. */
export function isFarewell(word: unknown): boolean {
  return word === 'CLIENT_CLOSED';
}
