/**
 * The 'Slow 4G' preset of Chromium's DevTools. Nominally 1.6 Mbit/s down, 750 kbit/s up and a round
 * trip of 150 ms; DevTools multiplies the speeds by 0.9 and the round trip by 3.75.
 */
export const slow4g = {
  /** Milliseconds. */
  latency: 562.5,
  /** Bytes per second. */
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
};
