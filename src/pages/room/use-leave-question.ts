import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { clickedPath } from '../../ui/navigation/clicked-link.ts';

interface LeaveQuestion {
  isAsked: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/**
 * While `isRunning`, links of the app and the Back button ask first.
 * @param onLeave runs before the page is left
 */
export function useLeaveQuestion(isRunning: boolean, onLeave: () => void): LeaveQuestion {
  const navigate = useNavigate();
  const [leave, setLeave] = useState<(() => void) | null>(null);
  /** A second entry for the page, from which Back returns to the page itself. */
  const extraEntry = useRef<string>(null);

  useEffect(() => {
    if (!isRunning) return undefined;
    if (extraEntry.current === null) {
      extraEntry.current = location.href;
      addEntry();
    }
    const onClick = (event: MouseEvent) => {
      const to = clickedPath(event);
      if (to === null) return;
      event.preventDefault();
      setLeave(() => () => void navigate(to, { replace: true }));
    };
    // The app's links listen on the document.
    addEventListener('click', onClick, { capture: true });
    return () => {
      removeEventListener('click', onClick, { capture: true });
      setLeave(null);
    };
  }, [isRunning, navigate]);

  useEffect(() => {
    const onBack = () => {
      if (location.href !== extraEntry.current) return;
      if (isRunning) {
        addEntry();
        setLeave(() => () => void navigate(-2));
      } else history.back();
    };
    addEventListener('popstate', onBack);
    return () => removeEventListener('popstate', onBack);
  }, [isRunning, navigate]);

  return {
    isAsked: leave !== null,
    onStay: () => setLeave(null),
    onLeave: () => {
      onLeave();
      leave?.();
    },
  };
}

function addEntry(): void {
  history.pushState(history.state, '', location.href);
}
