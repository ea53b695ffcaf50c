import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { isMessagesPath } from '../../pages/paths.ts';
import { appPath } from './app-path.ts';

export function useClientLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = clickedLink(event);
      const to = link && appPath(link.href);
      if (!link || to === null || isJumpWithinPage(link)) return;
      event.preventDefault();
      const replace = link.href === location.href || isWithinMessages(to);
      // The link's own handlers must run first.
      setTimeout(() => void navigate(to, { replace }));
    };
    // react-aria's menus stop propagation, so listen in the capture phase.
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [navigate]);
}

/** Conversations and the inbox replace each other in the history (spec §2 Messages). */
function isWithinMessages(to: string): boolean {
  return isMessagesPath(to) && isMessagesPath(appPath(location.href) ?? '');
}

function clickedLink(event: MouseEvent): HTMLAnchorElement | null {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || hasModifier) return null;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return null;
  return link.target === '' || link.target === '_self' ? link : null;
}

function isJumpWithinPage({ pathname, search, hash }: HTMLAnchorElement): boolean {
  return hash !== '' && pathname === location.pathname && search === location.search;
}
