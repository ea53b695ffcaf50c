import { useCallback, useMemo, useSyncExternalStore } from 'react';

const TICK_MS = { second: 1000, minute: 60_000 };

/**
 * The time, which moves on with every full second or minute, and at once when the page comes back
 * into view.
 */
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
          length - (Date.now() % length),
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
  const ticks = useSyncExternalStore(subscribe, () => Math.floor(Date.now() / length));
  return useMemo(() => new Date(ticks * length), [ticks, length]);
}
