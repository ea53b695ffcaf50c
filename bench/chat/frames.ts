/**
 * How long the page is busy in one frame, in ms: the work itself, and whatever follows from it up to and with the
 * painting. The frame's wait for the screen is not part of it.
 */
export function frameCost(work: () => void): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const start = performance.now();
      work();
      const { port1, port2 } = new MessageChannel();
      // Comes after this frame has been laid out and painted.
      port1.addEventListener('message', () => resolve(performance.now() - start));
      port1.start();
      port2.postMessage(null);
    });
  });
}

/** What some work costs in its own frame and in the next two, in which lists that measure themselves catch up. */
export async function costOf(work: () => void): Promise<number> {
  let cost = await frameCost(work);
  for (let frame = 0; frame < 2; frame += 1) cost += await frameCost(() => {});
  return cost;
}

/** Waits until nothing has been added to an element for half a second. */
export function stillness(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      changes.disconnect();
      resolve();
    };
    let timer = setTimeout(done, 500);
    const changes = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(done, 500);
    });
    changes.observe(element, { childList: true, subtree: true });
  });
}
