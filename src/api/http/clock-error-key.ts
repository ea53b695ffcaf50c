/**
 * Storage key: how far the server is ahead of the device, in ms. The next page of the tab starts
 * with it. `state/core/clock-error.ts` repeats it, because it loads before this code.
 */
export const CLOCK_ERROR_KEY = 'caresetu-clock-error';
