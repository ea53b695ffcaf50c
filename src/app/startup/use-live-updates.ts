import { useEffect } from 'react';

export function useLiveUpdates(userId: string | null): void {
  useEffect(() => {
    if (userId === null) return undefined;
    const start = () => {
      import('./live-updates.ts').then(
        (live) => live.startLiveUpdates(),
        // The next `online` or `focus` event retries.
        () => undefined,
      );
    };
    start();
    const occasions = ['online', 'focus'];
    for (const occasion of occasions) addEventListener(occasion, start);
    return () => {
      for (const occasion of occasions) removeEventListener(occasion, start);
    };
  }, [userId]);
}
