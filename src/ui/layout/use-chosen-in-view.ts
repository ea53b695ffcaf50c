import { useLayoutEffect, useRef, type RefObject } from 'react';

/** In px. The chosen item's neighbour shows that the row scrolls. */
const MARGIN = 24;

/**
 * Scrolls a row to its first chosen item if it shows none.
 * @param chosen a selector
 * @param state each change triggers the check
 */
export function useChosenInView(
  row: RefObject<HTMLElement | null>,
  chosen: string,
  state: string,
): void {
  const checked = useRef<string>(null);
  useLayoutEffect(() => {
    if (checked.current === state) return;
    checked.current = state;
    const view = row.current?.getBoundingClientRect();
    const items = [...(row.current?.querySelectorAll(chosen) ?? [])].map((item) =>
      item.getBoundingClientRect(),
    );
    const [first] = items;
    if (!view || !first) return;
    if (items.some(({ left, right }) => left >= view.left && right <= view.right)) return;
    // `scrollIntoView` would scroll the page, too.
    const isBefore = first.left < view.left;
    row.current?.scrollBy({
      left: isBefore ? first.left - view.left - MARGIN : first.right - view.right + MARGIN,
      behavior: 'instant',
    });
  }, [row, chosen, state]);
}
