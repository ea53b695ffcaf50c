/** Moves the focus to the page's heading, where what is new begins. */
export function focusHeading(main: Element | null = document.getElementById('main')): void {
  const heading = main?.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
