export function routeHeading(main: Element | null): HTMLElement | null {
  return (
    main?.querySelector<HTMLElement>('[data-route-heading]') ?? main?.querySelector('h1') ?? null
  );
}

export function focusHeading(main: Element | null = document.getElementById('main')): void {
  const heading = routeHeading(main);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

export function focusPartHeading(id: string): void {
  const heading = document.getElementById(id)?.querySelector('h2');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: 'start' });
}
