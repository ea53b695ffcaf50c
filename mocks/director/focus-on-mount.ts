/** For use as a ref callback. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
