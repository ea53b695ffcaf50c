const KEY = 'caresetu-demo-folded';

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
    // Without storage, the choice lasts until the page is reloaded.
  }
}
