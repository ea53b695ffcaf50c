/** The heading of what is new on a page: its own, or that of the part which the address names. */
export function routeHeading(main: Element | null): HTMLElement | null {
  return (
    main?.querySelector<HTMLElement>('[data-route-heading]') ?? main?.querySelector('h1') ?? null
  );
}

/** Moves the focus to the page's heading, where what is new begins. */
export function focusHeading(main: Element | null = document.getElementById('main')): void {
  const heading = routeHeading(main);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
