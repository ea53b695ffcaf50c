import { useEffect } from 'react';

/**
 * Keeps the signed-in user connected on every page. The code loads only then, since guests need none of it.
 * @param userId null for a guest
 */
export function useLiveUpdates(userId: string | null): void {
  useEffect(() => {
    if (userId === null) return;
    import('./live-updates.ts').then(
      (live) => live.startLiveUpdates(),
      // Without this code nothing is live; the messages page tries again, and says so if it fails.
      () => undefined,
    );
  }, [userId]);
}
