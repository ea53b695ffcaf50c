import type { FetchEvent, WorkerScope } from './scope.ts';

// Of mockServiceWorker.js (msw 2.15.0), a plain script, whose names this one sees: the pages that it answers for,
// and how it answers.
declare const activeClientIds: Set<string>;
declare const handleRequest: (event: FetchEvent, id: string, askedAt: number) => Promise<Response>;

/** Milliseconds between looks whether a page that is to answer is still there. */
const LOOK_MS = 1000;

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
 * Passes a request on to the page that it comes from, where the demo's backend is. The library's worker would do so but
 * for a page that it has forgotten, since browsers stop idle workers, and would wait without end for one that is gone:
 * no newer worker may take over meanwhile.
 * @returns whether it is answered here
 */
export function answerByPage(event: FetchEvent, clients: WorkerScope['clients']): boolean {
  const { clientId, request } = event;
  const isPassedOn = request.mode !== 'navigate' && request.cache !== 'only-if-cached';
  if (!isPassedOn || clientId === '') return false;
  if (!activeClientIds.has(clientId)) {
    // Only calls of a page's script are its backend's to answer; nothing calls before the demo has started.
    if (request.destination !== '') return false;
    activeClientIds.add(clientId);
  }
  const answer = handleRequest(event, crypto.randomUUID(), Date.now());
  event.respondWith(unlessGone(answer, clientId, clients));
  return true;
}

function unlessGone(answer: Promise<Response>, clientId: string, clients: WorkerScope['clients']) {
  return new Promise<Response>((resolve, reject) => {
    const look = async () => {
      if (!(await clients.get(clientId))) resolve(Response.error());
    };
    const looking = setInterval(() => void look(), LOOK_MS);
    void answer.then(resolve, reject).finally(() => clearInterval(looking));
  });
}

/** Whether this is a page's farewell, after which the library's worker would take itself away from all others. */
export function isFarewell(word: unknown): boolean {
  return word === 'CLIENT_CLOSED';
}
