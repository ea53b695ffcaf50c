import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { focusHeading, routeHeading } from '../pages/focus-heading.ts';

/**
 * After each change of the page, and not for a change of the query alone, moves the focus to the new
 * page's heading, which may come late, and gives what a live region is to say: the page's title.
 */
export function useRouteFocus(main: RefObject<HTMLElement | null>): string {
  const { pathname } = useLocation();
  const first = useRef<string | null>(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    const element = main.current;
    if (!element || first.current === pathname) return undefined;
    first.current = null;
    return followHeading(element, () => setAnnouncement(document.title));
  }, [pathname, main]);

  return announcement;
}

/** After a logout, which takes the focused menu away, moves the focus to the heading. */
export function useFocusAfterLogout(
  main: RefObject<HTMLElement | null>,
  isSignedIn: boolean,
): void {
  const wasSignedIn = useRef(false);
  useEffect(() => {
    const hasLeft = wasSignedIn.current && !isSignedIn;
    wasSignedIn.current = isSignedIn;
    if (hasLeft && document.activeElement === document.body) {
      focusHeading(main.current);
    }
  }, [isSignedIn, main]);
}

/**
 * Focuses the heading once it is there, and its successor where loading replaces it under the focus.
 * @returns what stops it
 */
function followHeading(main: HTMLElement, onFirst: () => void): () => void {
  let focused: HTMLElement | null = null;
  const look = () => {
    const heading = routeHeading(main);
    if (!heading || heading === focused) return;
    if (focused && document.activeElement !== document.body) return;
    if (!focused) onFirst();
    focused = heading;
    focusHeading(main);
  };
  look();
  const observer = new MutationObserver(look);
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}
