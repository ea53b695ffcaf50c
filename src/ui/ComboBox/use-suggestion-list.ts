import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { SUGGESTION_BLUR_MS } from '../../domain/place-suggestions.ts';

interface SuggestionList {
  /** Whether the person is at the field and has not closed the list. */
  isOpen: boolean;
  /** The row that Enter takes, or -1 while the text itself counts. */
  activeIndex: number;
  /** Opens the list with no row marked. */
  open: () => void;
  /** Takes a row and closes the list. */
  take: (index: number) => void;
  /** The field was left: the list goes after `SUGGESTION_BLUR_MS`, so that a tap on it still counts (spec §9). */
  leave: () => void;
  /** Arrows walk through the rows and back to the text, Enter takes the marked one, Escape closes. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * The list of a combobox as the keyboard and the focus move it; the focus itself stays in the text box.
 * @param rowCount how many rows there are now
 * @param onTake a row was taken
 */
export function useSuggestionList(
  rowCount: number,
  onTake: (index: number) => void,
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
  const take = (index: number) => {
    close();
    onTake(index);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && rowCount > 0) {
      event.preventDefault();
      // One place more than there are rows: the text box, where nothing is marked.
      const places = rowCount + 1;
      show(true, ((activeIndex + 1 + step + places) % places) - 1);
    } else if (event.key === 'Enter' && activeIndex >= 0) {
      event.preventDefault();
      take(activeIndex);
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
    take,
    leave: () => {
      clearTimeout(closing.current);
      closing.current = setTimeout(close, SUGGESTION_BLUR_MS);
    },
    onKeyDown,
  };
}
