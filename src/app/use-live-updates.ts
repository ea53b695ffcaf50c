import { useEffect } from 'react';

/**
 * Connects the signed-in user on every page: for events and for the unread count. The code loads only then,
 * since guests need none of it.
 * @param userId null for a guest
 */
export function useLiveUpdates(userId: string | null): void {
  useEffect(() => {
    if (userId === null) return;
    // Without this code nothing is live; the messages page tries again, and says so if it fails.
    import('../state/chat.ts').then((chat) => chat.startChat()).catch(() => undefined);
    import('../state/realtime.ts')
      .then((realtime) => realtime.startRealtime())
      .catch(() => undefined);
  }, [userId]);
}
