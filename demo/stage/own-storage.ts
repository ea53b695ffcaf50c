/** In `localStorage`: the theme is the browser's, the clock is that of all tabs. A device has its own network. */
const shared = /^caresetu-(?:theme$|demo-(?!network$))/;
/** Locks and databases of the product. Those of the demo's backend have other names. */
const ofTheProduct = /^caresetu-(?!demo)/;

/** A tab's frames share its storage, so each prefixes its keys with its name. */
export function ownStorage(
  storage: Storage,
  frame: string,
  isShared: (key: string) => boolean = () => false,
): Storage {
  const prefix = `${frame}:`;
  const toStored = (key: string) => (isShared(key) ? key : prefix + key);
  const ownKeys = () =>
    Object.keys(storage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));
  const methods: Storage = {
    get length() {
      return ownKeys().length;
    },
    key: (index) => ownKeys()[index] ?? null,
    getItem: (key) => storage.getItem(toStored(key)),
    setItem: (key, value) => storage.setItem(toStored(key), value),
    removeItem: (key) => storage.removeItem(toStored(key)),
    clear() {
      for (const key of ownKeys()) storage.removeItem(toStored(key));
    },
  };
  // `Object.keys` must list the stored keys.
  return new Proxy(methods, {
    ownKeys,
    getOwnPropertyDescriptor(_, key) {
      const value = typeof key === 'string' ? storage.getItem(toStored(key)) : null;
      return value === null ? undefined : { value, configurable: true, enumerable: true };
    },
  });
}

export interface FrameScope {
  localStorage: Storage;
  sessionStorage: Storage;
  indexedDB: object;
  navigator: { locks: object };
}

/** Call this before anything reads the storage. */
export function separateFrame(frame: string, scope: FrameScope = window): void {
  const { localStorage, sessionStorage, indexedDB, navigator } = scope;
  const own = {
    localStorage: ownStorage(localStorage, frame, (key) => shared.test(key)),
    sessionStorage: ownStorage(sessionStorage, frame),
  };
  for (const [name, value] of Object.entries(own)) {
    Object.defineProperty(scope, name, { configurable: true, value });
  }
  prefixNames(indexedDB, 'open', frame);
  prefixNames(navigator.locks, 'request', frame);
}

function prefixNames(target: object, method: string, frame: string): void {
  const call: unknown = Reflect.get(target, method);
  if (typeof call !== 'function') return;
  Object.defineProperty(target, method, {
    configurable: true,
    value: (name: string, ...rest: unknown[]): unknown =>
      Reflect.apply(call, target, [ofTheProduct.test(name) ? `${frame}:${name}` : name, ...rest]),
  });
}
