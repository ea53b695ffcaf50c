import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

export function useScrollPosition(): void {
  const { key, pathname, hash } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const left = useRef(new Map<string, number>());
  const shown = useRef({ key, pathname });

  // Declared first, so that recording stops before the next effect scrolls.
  useLayoutEffect(() => {
    const remember = () => left.current.set(key, window.scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { key, pathname };
    if (before.key === key || before.pathname === pathname) return;
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    if (isBack) window.scrollTo(0, left.current.get(key) ?? 0);
    else if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [key, pathname, hash, isBack]);
}
