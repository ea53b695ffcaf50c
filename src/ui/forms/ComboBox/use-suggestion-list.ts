import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { SUGGESTION_BLUR_MS } from '../../../domain/hospitals/place-suggestions.ts';

interface SuggestionList {
  isOpen: boolean;
  activeIndex: number;
  open: () => void;
  take: (index: number) => void;
  /** Closes after `SUGGESTION_BLUR_MS`. */
  leave: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

export function useSuggestionList(
  rowCount: number,
  onSelect: (index: number) => void,
): SuggestionList {
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState(-1);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(closing.current), []);

  const show = (shouldOpen: boolean, index: number) => {
    clearTimeout(closing.current);
    setOpen(shouldOpen);
    setMarked(index);
  };
  const activeIndex = isOpen && marked < rowCount ? marked : -1;
  const close = () => show(false, -1);
  const select = (index: number) => {
    close();
    onSelect(index);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && rowCount > 0) {
      event.preventDefault();
      // The text box counts as one more place, in which no row is active.
      const places = rowCount + 1;
      show(true, ((activeIndex + 1 + step + places) % places) - 1);
    } else if (event.key === 'Enter' && activeIndex >= 0) {
      event.preventDefault();
      select(activeIndex);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter') {
      close();
    }
  };

  return {
    isOpen,
    activeIndex,
    open: () => show(true, -1),
    take: select,
    leave: () => {
      clearTimeout(closing.current);
      closing.current = setTimeout(close, SUGGESTION_BLUR_MS);
    },
    onKeyDown,
  };
}
