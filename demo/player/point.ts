const BEAT_MS = 350;

/** Frames the element for a moment, so that the audience sees what is pressed. */
export async function point(element: HTMLElement): Promise<void> {
  const shown = element.closest('label') ?? element;
  reveal(shown);
  const outline = '3px solid var(--color-focus, Highlight)';
  const frames = { outline: [outline, outline], outlineOffset: ['2px', '2px'] };
  await shown.animate(frames, BEAT_MS).finished.catch(() => undefined);
}

export function reveal(element: HTMLElement): void {
  const { top, bottom } = element.getBoundingClientRect();
  const view = element.ownerDocument.defaultView;
  const bar = element.ownerDocument.querySelector('[data-scenario]')?.getBoundingClientRect();
  const start = Math.max(0, bar?.bottom ?? 0);
  if (view && (top < start || bottom > view.innerHeight))
    element.scrollIntoView({ block: 'center' });
}
