import type { FetchEvent, WorkerScope } from './scope.ts';

// Globals of mockServiceWorker.js (msw 2.15.0).
declare const activeClientIds: Set<string>;
declare const handleRequest: (event: FetchEvent, id: string, askedAt: number) => Promise<Response>;

/** Milliseconds between checks that the page still exists. */
const LOOK_MS = 1000;

/** TypeScript lacks these types. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string | null },
  ) => void;
}

/** Imports msw's worker, whose listeners run after ours. */
export function takeUpDemoBackend(scope: WorkerScope, site: string): void {
  const script = `${site}mockServiceWorker.js`;
  const trustedTypes: TrustedTypes | undefined = Reflect.get(globalThis, 'trustedTypes');
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (address === script ? address : null),
  });
  scope.importScripts(script);
}

/**
 * Forwards a request to the page that runs the demo backend. msw does this too, but loses its
 * clients when the browser stops an idle worker. It also waits forever for a closed page, which
 * blocks a newer worker.
 * @returns true if the request is handled
 */
export function answerByPage(event: FetchEvent, clients: WorkerScope['clients']): boolean {
  const { clientId, request } = event;
  const isPassedOn = request.mode !== 'navigate' && request.cache !== 'only-if-cached';
  if (!isPassedOn || clientId === '') return false;
  if (!activeClientIds.has(clientId)) {
    // The backend only handles requests of scripts, which start after the demo.
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

/** msw's worker would unregister itself after this message, also for other pages. */
export function isFarewell(word: unknown): boolean {
  return word === 'CLIENT_CLOSED';
}
