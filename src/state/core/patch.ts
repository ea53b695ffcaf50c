export function patch<State extends object>(state: State, changes: Partial<State>): void {
  Object.assign(state, changes);
}
