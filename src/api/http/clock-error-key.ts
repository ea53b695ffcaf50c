/**
 * Storage key: how far the server is ahead of the device, in ms. The next page of the tab starts
 * with it.
 */
export const CLOCK_ERROR_KEY = 'caresetu-clock-error';
