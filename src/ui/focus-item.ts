/**
 * Brings the focus to the chosen or first item of a list or menu, should it not be on one once the list has been drawn:
 * react-aria takes the click that a key makes for a screen reader's and moves it a frame later, and the next key would
 * be lost by then.
 */
export function focusItem(list: HTMLElement | null): void {
  if (!list) return;
  queueMicrotask(() => {
    const { activeElement } = document;
    if (activeElement !== list && list.contains(activeElement)) return;
    const chosen = list.querySelector<HTMLElement>('[aria-selected="true"]');
    const first = list.querySelector<HTMLElement>('[role="option"], [role^="menuitem"]');
    (chosen ?? first)?.focus({ preventScroll: true });
  });
}
