import { useMemo, useSyncExternalStore } from 'react';
import { currentMs } from '../../src/domain/time/clock.ts';

const CHECK_MS = 1000;
const MINUTE_MS = 60_000;

export function useMinute(): Date {
  const minutes = useSyncExternalStore(onTick, () => Math.floor(currentMs() / MINUTE_MS));
  return useMemo(() => new Date(minutes * MINUTE_MS), [minutes]);
}

function onTick(listener: () => void): () => void {
  const timer = setInterval(listener, CHECK_MS);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}
