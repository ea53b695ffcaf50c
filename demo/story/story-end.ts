const listeners = new Set<() => void>();

/** The bar of an ended story is gone, so another part of the page takes the focus. */
export function onStoryEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function notifyStoryEnd(): void {
  for (const listener of listeners) listener();
}
