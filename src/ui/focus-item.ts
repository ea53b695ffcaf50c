/**
 * Brings the focus to the chosen or first item of a list or menu, should it not be on one a frame after the list has
 * been drawn: react-aria takes the click that a key makes for a screen reader's, and leaves the focus where it is.
 */
export function focusItem(list: HTMLElement | null): void {
  if (!list) return;
  requestAnimationFrame(() => {
    const { activeElement } = document;
    if (activeElement !== list && list.contains(activeElement)) return;
    const chosen = list.querySelector<HTMLElement>('[aria-selected="true"]');
    const first = list.querySelector<HTMLElement>('[role="option"], [role^="menuitem"]');
    (chosen ?? first)?.focus();
  });
}
