import type { Finding } from '../finding.ts';

let reviewedSelectors: readonly string[] = [];

export function readReviewed(selectors: readonly string[]): void {
  reviewedSelectors = selectors;
}

export function toFinding(element: Element, rule: string, says: string): Finding {
  const matches = reviewedSelectors.flatMap((selector, index) =>
    element.matches(selector) ? [index] : [],
  );
  return { rule, element: describe(element), says, matches };
}

/**
 * Such as `button[role=switch] "Send by SMS" in section "Reminders"`. Omits class names, which are
 * hashes.
 */
function describe(element: Element): string {
  const home = element.parentElement?.closest('[aria-label], [id]:not([id^="storybook"])');
  return home ? `${call(element)} in ${call(home)}` : call(element);
}

function call(element: Element): string {
  const role = element.getAttribute('role');
  const text = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
  const words = text.replace(/\s+/g, ' ').slice(0, 40);
  const tag = element.localName + (role ? `[role=${role}]` : '');
  return words ? `${tag} "${words}"` : `${tag} ${element.id}`.trim();
}

export function isDrawn(element: Element, { seeThrough = false } = {}): boolean {
  const { width, height } = element.getBoundingClientRect();
  return (
    width > 0 &&
    height > 0 &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: !seeThrough })
  );
}
