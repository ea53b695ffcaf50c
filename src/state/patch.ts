/** Changes some fields of a store. Unlike `Object.assign` it checks their names and types against the state. */
export function patch<State extends object>(state: State, changes: Partial<State>): void {
  Object.assign(state, changes);
}
