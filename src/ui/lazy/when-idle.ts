export function whenIdle(work: () => void, signal?: AbortSignal): void {
  const run = () => {
    if (!signal?.aborted) work();
  };
  const wait = () => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(run);
    else setTimeout(run, 200);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
}
