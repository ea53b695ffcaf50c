/** Main-thread time of one frame, including layout and paint, in ms. */
export function frameCost(work: () => void): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const start = performance.now();
      work();
      const { port1, port2 } = new MessageChannel();
      // Runs after layout and paint.
      port1.addEventListener('message', () => resolve(performance.now() - start));
      port1.start();
      port2.postMessage(null);
    });
  });
}

/** Adds the next two frames, because a list may render more of its items then. */
export async function costOf(work: () => void): Promise<number> {
  let cost = await frameCost(work);
  for (let frame = 0; frame < 2; frame += 1) cost += await frameCost(() => {});
  return cost;
}

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
