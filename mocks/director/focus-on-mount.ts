/** A ref for what takes the focus as soon as it is drawn. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
