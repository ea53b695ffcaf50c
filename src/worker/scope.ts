/** What the build tells the worker: scripts/service-worker.mjs writes it in place of `RELEASE`. */
export interface Release {
  /** Made from the content of the files below. */
  id: string;
  /** The app's first script, as the site's folder has it. */
  entry: string;
  /** What opens the app, the own appointments and the conversations; as the site's folder has them. */
  files: readonly string[];
}

/** A request of a page, to be answered here or left alone. */
export interface FetchEvent extends Event {
  readonly request: Request;
  /** The page that asks. */
  readonly clientId: string;
  respondWith: (answer: Promise<Response>) => void;
  /** Keeps the worker running until then. */
  waitUntil: (work: Promise<unknown>) => void;
}

/** Word from a page. */
export interface WordEvent extends MessageEvent<unknown> {
  waitUntil: (work: Promise<unknown>) => void;
}

interface Events {
  install: Event;
  activate: Event & Pick<FetchEvent, 'waitUntil'>;
  fetch: FetchEvent;
  message: WordEvent;
}

/** What is used of a service worker's own scope; TypeScript's types of pages do not have it. */
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
