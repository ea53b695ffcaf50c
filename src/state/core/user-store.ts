import { proxy, snapshot, useSnapshot } from 'valtio';
import { onUserChange } from '../session/session.ts';
import { patch } from './patch.ts';

/** Creates a store that is reset when the user changes. */
export function createUserStore<State extends object>(initial: () => State) {
  const state = proxy(initial());
  const reset = (): void => patch(state, initial());
  onUserChange(reset);
  return {
    state,
    reset,
    /** Outside of React. */
    current: () => snapshot(state),
    // Any store may have the text of a field: without `sync`, its caret moves to the end.
    useStore: () => useSnapshot(state, { sync: true }),
  };
}
