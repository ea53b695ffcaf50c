const RETRY_MS = 500;
/** Milliseconds for msw to start after its worker was replaced. */
const GIVE_UP_MS = 5000;

/** Call this before msw starts (ADR 0024). */
export function relayWorkerMessages(workers: EventTarget): void {
  workers.addEventListener('message', (event) => {
    if (!(event instanceof MessageEvent) || event.source === null) return;
    event.stopImmediatePropagation();
    const { data, ports } = event;
    workers.dispatchEvent(new MessageEvent('message', { data, ports: [...ports] }));
  });
}

/** Reloads the page if msw does not start after the worker was replaced. */
export async function startWorkerClient<T>(
  workers: ServiceWorkerContainer,
  starting: Promise<T>,
  reload: () => void,
): Promise<T> {
  const ask = () => {
    workers.controller?.postMessage('INTEGRITY_CHECK_REQUEST');
    workers.controller?.postMessage('MOCK_ACTIVATE');
  };
  const asking = setInterval(ask, RETRY_MS);
  const done = new AbortController();
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
