import { useEffect } from 'react';

/** Milliseconds between two polls. */
export const POLL_MS = 4000;

/**
 * Looks again every four seconds while the page is in view, and at once when it comes back into view.
 * @param isFollowing whether there is something in view that can change
 */
export function useFollow(look: () => void, isFollowing: boolean): void {
  useEffect(() => {
    if (!isFollowing) return undefined;
    const lookIfInView = () => {
      if (document.visibilityState === 'visible') look();
    };
    const timer = setInterval(lookIfInView, POLL_MS);
    const occasions = ['focus', 'visibilitychange'];
    for (const occasion of occasions) addEventListener(occasion, lookIfInView);
    return () => {
      clearInterval(timer);
      for (const occasion of occasions) removeEventListener(occasion, lookIfInView);
    };
  }, [look, isFollowing]);
}
