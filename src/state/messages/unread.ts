import { proxy, useSnapshot } from 'valtio';

const state = proxy({ count: 0 });

export function useUnreadCount(): number {
  return useSnapshot(state).count;
}

/** In its own module, so that guests don't load the conversations code. */
export function setUnreadCount(count: number): void {
  state.count = count;
}
