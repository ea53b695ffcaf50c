const listeners = new Set<() => void>();

/** The bar of an ended scenario is gone, so another part of the page takes the focus. */
export function onScenarioEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function notifyScenarioEnd(): void {
  for (const listener of listeners) listener();
}
