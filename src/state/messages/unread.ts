import { proxy, useSnapshot } from 'valtio';

const state = proxy({ count: 0 });

/** 0 until loaded. */
export function useUnreadCount(): number {
  return useSnapshot(state).count;
}

/** A separate module, because guests do not load conversations. */
export function setUnreadCount(count: number): void {
  state.count = count;
}
