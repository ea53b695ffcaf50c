import { proxy, useSnapshot } from 'valtio';

export interface Counts {
  /** Messages. */
  unreadCount: number;
  /** Notices of visits and conversations. */
  newCount: number;
  newVisitCount: number;
}

const state = proxy<Counts>({ unreadCount: 0, newCount: 0, newVisitCount: 0 });

export function useCounts(): Counts {
  return useSnapshot(state);
}

/** In its own module, so that guests don't load the code of conversations and notices. */
export function setCounts(counts: Partial<Counts>): void {
  Object.assign(state, counts);
}
