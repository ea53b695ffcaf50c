const KEY = 'caresetu-demo-folded';

/** Per tab; false without storage. */
export function readIsFolded(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function storeIsFolded(isFolded: boolean): void {
  try {
    if (isFolded) sessionStorage.setItem(KEY, 'yes');
    else sessionStorage.removeItem(KEY);
  } catch {
    // Then it applies to this page only.
  }
}
