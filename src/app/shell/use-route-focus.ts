import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { focusHeading, routeHeading } from '../../pages/hooks/focus-heading.ts';
import { getPlainTitle } from './plain-title.ts';

/**
 * Focuses a new page's heading, even if it renders late. Ignores query changes.
 * @returns the title to announce
 */
export function useRouteFocus(main: RefObject<HTMLElement | null>): string {
  const { pathname } = useLocation();
  const first = useRef<string | null>(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    const element = main.current;
    if (!element || first.current === pathname) return undefined;
    first.current = null;
    return focusNewHeading(element, () => setAnnouncement(getPlainTitle()));
  }, [pathname, main]);

  return announcement;
}

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

function focusNewHeading(main: HTMLElement, onFirst: () => void): () => void {
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
