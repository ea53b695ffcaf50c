import { useEffect } from 'react';

/**
 * Keeps whoever is signed in connected on every page, so that unread counts and queue bookings are live.
 * The code for it comes only then: guests need none of it.
 * @param userId null for a guest
 */
export function useLiveMessages(userId: string | null): void {
  useEffect(() => {
    if (userId === null) return;
    import('../state/chat.ts').then(
      (chat) => chat.startChat(),
      // Without it there are no live counts; the messages page tries again, and says so if it fails.
      () => undefined,
    );
  }, [userId]);
}
