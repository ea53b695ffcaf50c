import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { replayInput } from '../../ui/forms/Form/use-early-input.ts';

/**
 * Replaces the build's HTML, which React cannot hydrate when it was translated, and enters what the
 * user has typed into it (ADR 0068).
 */
export function renderAgain(container: HTMLElement, app: ReactNode): void {
  const typed = [...container.querySelectorAll('input')];
  const focused = typed.findIndex((input) => input === document.activeElement);
  const root = createRoot(container);
  flushSync(() => root.render(app));
  const fields = [...container.querySelectorAll('input')];
  fields[focused]?.focus();
  replayInput(typed, fields);
}
