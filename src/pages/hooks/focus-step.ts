import { focusHeading } from './focus-heading.ts';

/** For a page that shows its next step, whose heading may be out of view. */
export function focusStep(): void {
  focusHeading();
  document.activeElement?.scrollIntoView({ block: 'nearest' });
}
