import { proxy, useSnapshot } from 'valtio';

const state = proxy({ count: 0 });

/** 0 until known. */
export function useUnreadCount(): number {
  return useSnapshot(state).count;
}

/** Separate from the conversations, which guests do not load. */
export function setUnreadCount(count: number): void {
  state.count = count;
}
