const KEY = 'caresetu-demo-folded';

/** True once the strip has been folded in this tab; a browser without storage starts unfolded. */
export function readIsFolded(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Stores for this tab whether the strip is folded. */
export function storeIsFolded(isFolded: boolean): void {
  try {
    if (isFolded) sessionStorage.setItem(KEY, 'yes');
    else sessionStorage.removeItem(KEY);
  } catch {
    // Then it is for this page alone.
  }
}
