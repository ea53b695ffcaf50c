/** How often a page that starts asks again, in milliseconds. */
const ASK_AGAIN_MS = 500;
/** How long it may take to start after a worker has been replaced, in milliseconds. */
const GIVE_UP_MS = 5000;

/**
 * Has the library hear whichever worker answers for this page: left alone it hears the one that it has started with,
 * and waits without end for one that a newer release has replaced. Must come before the library listens.
 */
export function hearEveryWorker(workers: EventTarget): void {
  workers.addEventListener('message', (event) => {
    if (!(event instanceof MessageEvent) || event.source === null) return;
    event.stopImmediatePropagation();
    const { data, ports } = event;
    workers.dispatchEvent(new MessageEvent('message', { data, ports: [...ports] }));
  });
}

/**
 * Waits for the library's start, and asks the worker of the moment again for what it waits for. Where that does not
 * help, since the library may wait for a worker that will never be activated, the page is loaded anew.
 * @param reload loads the page anew
 */
export async function startWithAnyWorker<T>(
  workers: ServiceWorkerContainer,
  starting: Promise<T>,
  reload: () => void,
): Promise<T> {
  const ask = () => {
    workers.controller?.postMessage('INTEGRITY_CHECK_REQUEST');
    workers.controller?.postMessage('MOCK_ACTIVATE');
  };
  const asking = setInterval(ask, ASK_AGAIN_MS);
  const done = new AbortController();
  // A page's first worker replaces none.
  if (workers.controller) {
    const giveUp = () => {
      const waiting = setTimeout(reload, GIVE_UP_MS);
      done.signal.addEventListener('abort', () => clearTimeout(waiting));
    };
    workers.addEventListener('controllerchange', giveUp, { once: true, signal: done.signal });
  }
  try {
    return await starting;
  } finally {
    clearInterval(asking);
    done.abort();
  }
}
