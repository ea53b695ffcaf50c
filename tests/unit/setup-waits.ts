import { vi } from 'vitest';

/** The default of 1000 ms is too short for a busy machine. */
const timeout = 20_000;

/** Files share `vi`. */
const isSet = Symbol.for('caresetu waits');

if (!Reflect.has(vi, isSet)) {
  const { waitFor, waitUntil } = vi;
  vi.waitFor = (callback, options = { timeout }) => waitFor(callback, options);
  vi.waitUntil = (callback, options = { timeout }) => waitUntil(callback, options);
  Reflect.set(vi, isSet, true);
}
