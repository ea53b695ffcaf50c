let readMs = deviceMs;

/** In ms since 1970, whatever the demo's clock says. */
export function deviceMs(): number {
  return Date.now();
}

/** In ms since 1970. */
export function currentMs(): number {
  return readMs();
}

export function currentTime(): Date {
  return new Date(readMs());
}

/** Only for the demo, for Storybook, and for `--at` of the server (ADR 0058). */
export function setClock(read: () => number): void {
  readMs = read;
}
