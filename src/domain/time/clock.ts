/** In ms since 1970. Imports see a new clock at once. */
export let currentMs = (): number => Date.now();

export function currentTime(): Date {
  return new Date(currentMs());
}

/** In ms since 1970, whatever the demo's clock says. */
export function deviceMs(): number {
  return Date.now();
}

/**
 * Only for the demo, Storybook, `--at` of the server (ADR 0058) and the API's time (ADR 0069).
 */
export function setClock(read: () => number): void {
  currentMs = read;
}
