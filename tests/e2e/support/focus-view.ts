import { expect, type Page } from '@playwright/test';

/** At 400 % zoom, a window of 1280 × 1024 px has the room of 320 × 256 px (WCAG 1.4.10). */
export const zoomed = { width: 320, height: 256 };
export const phone = { width: 390, height: 844 };
/** A phone with its keyboard open. */
export const phoneWithKeys = { width: 390, height: 400 };
/** A laptop's window, lower than most of what could stick beside the page. */
export const shortWindow = { width: 1280, height: 600 };

interface FocusView {
  /** The role or tag, and the beginning of its text. Null if nothing has the focus. */
  name: string | null;
  part: 'header' | 'footer' | 'page';
  /** The reason why users do not see it (WCAG 2.4.12). Null if they do. */
  fault: string | null;
}

/** Runs in the page. */
function viewFocus(): FocusView {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body)
    return { name: null, part: 'page', fault: null };
  const getName = (element: Element) => {
    const kind = element.getAttribute('role') ?? element.tagName.toLowerCase();
    const text = element.getAttribute('aria-label') ?? element.textContent?.trim();
    return `${kind} '${(text || element.id).slice(0, 40)}'`;
  };
  const isSmall = ({ width, height }: DOMRect) => width < 8 || height < 8;
  // A label shows the focus of an input that is visually hidden.
  const [label] = focused instanceof HTMLInputElement ? (focused.labels ?? []) : [];
  const shown = label && isSmall(focused.getBoundingClientRect()) ? label : focused;

  const view = { top: 0, left: 0, bottom: window.innerHeight, right: window.innerWidth };
  for (let at = shown.parentElement; at && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at);
    const box = at.getBoundingClientRect();
    if (overflowY !== 'visible') {
      view.top = Math.max(view.top, box.top);
      view.bottom = Math.min(view.bottom, box.bottom);
    }
    if (overflowX !== 'visible') {
      view.left = Math.max(view.left, box.left);
      view.right = Math.min(view.right, box.right);
    }
    if (getComputedStyle(at).position === 'fixed') break;
  }
  const lines = [...shown.getClientRects()].filter((line) => !isSmall(line));
  const whole = shown.getBoundingClientRect();
  const faults: string[] = [];
  if (lines.length === 0) faults.push('has no size');
  const seenHeight = Math.min(whole.bottom, view.bottom) - Math.max(whole.top, view.top);
  const seenWidth = Math.min(whole.right, view.right) - Math.max(whole.left, view.left);
  // An element that is larger than its view cannot be seen whole.
  const needed = (size: number, room: number) => (size <= room ? size - 2 : room / 2);
  if (seenHeight < needed(whole.height, view.bottom - view.top))
    faults.push(`shows ${Math.round(seenHeight)} of ${Math.round(whole.height)} px in height`);
  if (seenWidth < needed(whole.width, view.right - view.left))
    faults.push(`shows ${Math.round(seenWidth)} of ${Math.round(whole.width)} px in width`);

  // A field has its icon and buttons inside.
  let field = shown instanceof HTMLInputElement ? shown.parentElement : null;
  while (field?.parentElement && field.parentElement.offsetHeight < whole.height * 2.5)
    field = field.parentElement;
  // In normal flow, boxes that overlap hide no text of each other.
  const isAbove = (element: Element): boolean => {
    for (let at: Element | null = element; at && !at.contains(shown); at = at.parentElement)
      if (getComputedStyle(at).position !== 'static') return true;
    return false;
  };
  const covers = new Set<string>();
  for (const line of lines) {
    for (const across of [0.1, 0.5, 0.9]) {
      for (const down of [0.1, 0.5, 0.9]) {
        const x = line.left + line.width * across;
        const y = line.top + line.height * down;
        if (x < view.left || x >= view.right || y < view.top || y >= view.bottom) continue;
        const hit = document.elementFromPoint(x, y);
        const isOwn = hit && (shown.contains(hit) || hit.contains(shown));
        const isOfField = label?.contains(hit) || field?.contains(hit);
        if (hit && !isOwn && !isOfField && isAbove(hit)) covers.add(getName(hit));
      }
    }
  }
  if (covers.size > 0) faults.push(`is covered by ${[...covers].join(' and ')}`);
  return {
    name: getName(focused),
    part: focused.closest('body > #root > header, header:has(nav)')
      ? 'header'
      : focused.closest('footer')
        ? 'footer'
        : 'page',
    fault: faults.length > 0 ? faults.join(', ') : null,
  };
}

export async function readFocus(page: Page): Promise<FocusView> {
  // Two frames, after which a scroll has its place.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  return page.evaluate(viewFocus);
}

/** The focused element is in view, and nothing covers it. */
export async function expectFocusInView(page: Page, when: string): Promise<void> {
  await expect
    .poll(async () => {
      const { name, fault } = await readFocus(page);
      return name === null ? 'nothing has the focus' : fault && `${name} ${fault}`;
    }, when)
    .toBeNull();
}

/**
 * Presses a key through the page up to the footer or the header, or through a dialog.
 * @returns what its user does not see
 */
export async function tabThrough(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<string[]> {
  const faults: string[] = [];
  const end = key === 'Tab' ? 'footer' : 'header';
  const first = await page.evaluateHandle(() => document.activeElement);
  let steps = 0;
  for (; steps < 150; steps += 1) {
    await page.keyboard.press(key);
    let view = await readFocus(page);
    if (view.fault) {
      // A list that closes may still cover it.
      await expect
        .poll(async () => (await readFocus(page)).fault, { timeout: 10_000 })
        .toBeNull()
        .catch(() => undefined);
      view = await readFocus(page);
    }
    if (view.fault) faults.push(`${key} ${steps + 1}: ${view.name} ${view.fault}`);
    const isAround = await page.evaluate((start) => start === document.activeElement, first);
    if (view.name === null || view.part === end || isAround) break;
  }
  expect.soft(steps, `the presses of ${key}`).toBeGreaterThan(0);
  return faults;
}
