/** The 'Slow 4G' preset of Chromium's DevTools. */
export const slow4g = {
  /** Milliseconds. */
  latency: 562.5,
  /** Bytes per second. */
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
};
