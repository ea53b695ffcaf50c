/** Chromium DevTools' 'Slow 4G': 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip. */
export const slow4g = {
  /** Time to first byte in ms. */
  latency: 562.5,
  /** Bytes per second. */
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
};
