import { proxy, useSnapshot } from 'valtio';

const state = proxy({ count: 0 });

/** How many messages wait to be read, in all conversations; 0 until that is known. */
export function useUnreadCount(): number {
  return useSnapshot(state).count;
}

/** Tells how many messages wait. Kept apart from the conversations, so that a guest's page needs none of them. */
export function setUnreadCount(count: number): void {
  state.count = count;
}
