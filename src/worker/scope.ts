/** Inserted at build time by scripts/build/service-worker.mjs. */
export interface Release {
  id: string;
  entry: string;
  files: readonly string[];
  /** Cached once a scenario or the stage is open. Empty without the demo. */
  demoFiles: readonly string[];
}

export interface FetchEvent extends Event {
  readonly request: Request;
  readonly clientId: string;
  respondWith: (answer: Promise<Response>) => void;
  waitUntil: (work: Promise<unknown>) => void;
}

export interface WorkerMessageEvent extends MessageEvent<unknown> {
  waitUntil: (work: Promise<unknown>) => void;
}

interface Events {
  install: Event;
  activate: Event & Pick<FetchEvent, 'waitUntil'>;
  fetch: FetchEvent;
  message: WorkerMessageEvent;
}

/** Not part of TypeScript's DOM types. */
export interface WorkerScope {
  addEventListener: <Name extends keyof Events>(
    name: Name,
    listener: (event: Events[Name]) => void,
  ) => void;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void>; get: (id: string) => Promise<unknown> };
  location: { href: string };
  importScripts: (address: string) => void;
}
