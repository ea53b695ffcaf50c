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

/** Moves the focus to the heading of a part of the page that has changed, and brings it into view. */
export function focusPartHeading(id: string): void {
  const heading = document.getElementById(id)?.querySelector('h2');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: 'start' });
}
