import { useSyncExternalStore } from 'react';
import { readText, writeText } from '../../api/browser/browser-storage.ts';
import { addDays } from '../../domain/time/india-time.ts';

const DAYS = 30;
const listeners = new Set<() => void>();
const key = (userId: string) => `caresetu-two-step-later:${userId}`;

/**
 * True for 30 days after the doctor has put the card away, in this browser.
 * @param today in India
 */
export function useIsReminderPutAway(userId: string, today: string): boolean {
  const until = useSyncExternalStore(subscribe, () => readText('local', key(userId)));
  return until !== null && today < until && until <= addDays(today, DAYS);
}

/** @param today in India */
export function putReminderAway(userId: string, today: string): void {
  writeText('local', key(userId), addDays(today, DAYS));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
