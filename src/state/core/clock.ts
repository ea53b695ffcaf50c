import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { yearInIndia } from '../../domain/time/india-year.ts';
import { currentMs } from '../../domain/time/clock.ts';

const TICK_MS = { second: 1000, minute: 60_000 };

/** In ms since 1970. Null if the HTML was not prerendered. */
let renderedAt: number | null = null;

/** @param instant in ms since 1970 */
export function startClockAt(instant: number): void {
  renderedAt = instant;
}

export function useYear(): number {
  return useSyncExternalStore(subscribeToNothing, currentYear, renderedYear);
}

const subscribeToNothing = () => () => {};
const currentYear = () => yearInIndia(new Date(currentMs()));
const renderedYear = () => yearInIndia(new Date(renderedAt ?? currentMs()));

export function useNow(tick: keyof typeof TICK_MS): Date {
  const length = TICK_MS[tick];
  const subscribe = useCallback(
    (onTick: () => void) => {
      let timer: ReturnType<typeof setTimeout>;
      const wait = () => {
        timer = setTimeout(
          () => {
            onTick();
            wait();
          },
          length - (currentMs() % length),
        );
      };
      wait();
      document.addEventListener('visibilitychange', onTick);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', onTick);
      };
    },
    [length],
  );
  const ticks = useSyncExternalStore(
    subscribe,
    () => Math.floor(currentMs() / length),
    () => Math.floor((renderedAt ?? currentMs()) / length),
  );
  return useMemo(() => new Date(ticks * length), [ticks, length]);
}
