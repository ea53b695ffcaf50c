import { proxy, useSnapshot } from 'valtio';

const state = proxy({ isOutdated: false });

export function useIsOutdated(): boolean {
  return useSnapshot(state).isOutdated;
}

export function setOutdated(): void {
  state.isOutdated = true;
}
