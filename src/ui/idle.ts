/** Waits until the browser has nothing else to do. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Not every browser tells.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });
}
