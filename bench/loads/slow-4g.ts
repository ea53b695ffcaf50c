/** Chromium's 'Slow 4G' (1.6 Mbit/s down, 750 kbit/s up, 150 ms a turn), as its developer tools imitate it. */
export const slow4g = {
  /** From a request to its answer's first byte, in ms. */
  latency: 562.5,
  /** Bytes a second. */
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
};
