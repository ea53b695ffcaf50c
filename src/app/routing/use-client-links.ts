import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { isMessagesPath } from '../../pages/paths.ts';
import { appPath } from '../../ui/navigation/app-path.ts';
import { clickedPath } from '../../ui/navigation/clicked-link.ts';

export function useClientLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const to = clickedPath(event);
      if (to === null) return;
      event.preventDefault();
      const here = appPath(location.href) ?? '';
      // Conversations and the inbox replace each other in the history (spec §2 Messages).
      const replace = to === here || (isMessagesPath(to) && isMessagesPath(here));
      // The link's own handlers must run first.
      setTimeout(() => void navigate(to, { replace }));
    };
    // react-aria's menus stop propagation, so listen in the capture phase.
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [navigate]);
}
