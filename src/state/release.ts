import { proxy, useSnapshot } from 'valtio';

const state = proxy({ isOutdated: false });

/** Whether a release of the app has come out since this page was opened. */
export function useIsOutdated(): boolean {
  return useSnapshot(state).isOutdated;
}

/** There is a newer release than this page's. */
export function tellOutdated(): void {
  state.isOutdated = true;
}
