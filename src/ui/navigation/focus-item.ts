/** react-aria would wait a frame after a keyboard click, and the next key would be lost. */
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
