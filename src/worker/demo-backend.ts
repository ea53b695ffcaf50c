import type { FetchEvent, WorkerScope } from './scope.ts';

// Global variables of mockServiceWorker.js (msw 2.15.0).
declare const activeClientIds: Set<string>;
declare const handleRequest: (event: FetchEvent, id: string, askedAt: number) => Promise<Response>;

const CHECK_MS = 1000;

/** TypeScript lacks these types. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string | null },
  ) => void;
}

export function loadMswWorker(scope: WorkerScope, site: string): void {
  const script = `${site}mockServiceWorker.js`;
  const trustedTypes: TrustedTypes | undefined = Reflect.get(globalThis, 'trustedTypes');
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (address === script ? address : null),
  });
  scope.importScripts(script);
}

/**
 * Also works after the browser has stopped the idle worker, and does not wait for closed pages (ADR
 * 0024).
 */
export function forwardToPage(event: FetchEvent, clients: WorkerScope['clients']): boolean {
  const { clientId, request } = event;
  const isPassedOn = request.mode !== 'navigate' && request.cache !== 'only-if-cached';
  if (!isPassedOn || clientId === '') return false;
  if (!activeClientIds.has(clientId)) {
    if (request.destination !== '') return false;
    activeClientIds.add(clientId);
  }
  const answer = handleRequest(
    event,
    crypto.randomUUID(),
    performance.timeOrigin + performance.now(),
  );
  event.respondWith(untilClientCloses(answer, clientId, clients));
  return true;
}

function untilClientCloses(
  answer: Promise<Response>,
  clientId: string,
  clients: WorkerScope['clients'],
) {
  return new Promise<Response>((resolve, reject) => {
    const look = async () => {
      if (!(await clients.get(clientId))) resolve(Response.error());
    };
    const looking = setInterval(() => void look(), CHECK_MS);
    void answer.then(resolve, reject).finally(() => clearInterval(looking));
  });
}

/** msw's worker unregisters itself on this message, even if other pages still use it. */
export function isClientClosed(word: unknown): boolean {
  return word === 'CLIENT_CLOSED';
}
