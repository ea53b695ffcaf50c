import { startTransition, useCallback, useState } from 'react';

/**
 * Whether a list or menu over the page is open. Drawing it and taking the rest of the page out of reach takes a slow
 * phone longer than a press may go unanswered, so the press is shown first, and typing goes on meanwhile.
 */
export function useOpen(): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(false);
  const set = useCallback((next: boolean) => {
    if (next) startTransition(() => setOpen(true));
    else setOpen(false);
  }, []);
  return [isOpen, set];
}
