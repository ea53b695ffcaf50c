/** As in Chromium's DevTools: 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip. */
export const slow4g = {
  /** Milliseconds. */
  latency: 562.5,
  /** Bytes per second. */
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
};
