import { useSyncExternalStore } from 'react';
import { readText } from '../../api/browser/browser-storage.ts';
import { CLOCK_ERROR_KEY } from '../../api/http/clock-error-key.ts';

/** A smaller error of the device's clock changes nothing that users see. */
const NOTICED_MS = 5 * 60_000;

/**
 * Null while the device's clock is right. Reads the stored error, because this code loads before
 * the API's client.
 */
export function useClockError(): 'ahead' | 'behind' | null {
  return useSyncExternalStore(subscribe, readClockError, () => null);
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

function readClockError(): 'ahead' | 'behind' | null {
  const error = Number(readText('session', CLOCK_ERROR_KEY));
  if (Math.abs(error) <= NOTICED_MS) return null;
  return error > 0 ? 'behind' : 'ahead';
}
