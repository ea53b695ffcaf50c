import { useEffect } from 'react';

/**
 * Keeps the signed-in user connected on every page. The code loads only then, since guests need none of it.
 * @param userId null for a guest
 */
export function useLiveUpdates(userId: string | null): void {
  useEffect(() => {
    if (userId === null) return undefined;
    const start = () => {
      import('./live-updates.ts').then(
        (live) => live.startLiveUpdates(),
        // Without this code nothing is live: it is imported again on the next occasion.
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
