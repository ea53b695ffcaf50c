/**
 * Brings the code that keeps the app and follows its releases, once the page has loaded and has nothing else to do.
 * @param workerUrl the whole address of the worker
 * @param before what has to be done with first, well or not
 */
export async function followOnceIdle(workerUrl: string, before: Promise<unknown>): Promise<void> {
  await before.catch(() => undefined);
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  await idle();
  try {
    await (await import('./follow-releases.ts')).followReleases(workerUrl);
  } catch {
    // Without it the app is there as long as its network is; the next page tries again.
  }
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Not every browser tells.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });
}
