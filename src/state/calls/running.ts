import { proxy, useSnapshot } from 'valtio';

const state = proxy({ isRunning: false });

export function useIsInCall(): boolean {
  return useSnapshot(state).isRunning;
}

export function setIsInCall(isRunning: boolean): void {
  state.isRunning = isRunning;
}
