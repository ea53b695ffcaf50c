import type { Finding } from '../finding.ts';
import { findCut } from './clipping.ts';
import { toFinding, isDrawn } from './elements.ts';

export function content(): Finding[] {
  const error = document.querySelector('.sb-show-errordisplay #error-message');
  if (error) return [toFinding(document.body, 'story', `It fails: ${error.textContent}`)];
  const isThere = [...document.querySelectorAll('body *')].some(
    (element) =>
      !element.closest('.sb-wrapper, #storybook-docs, script, style') &&
      (/^(img|svg|canvas|video|input)$/.test(element.localName) ||
        hasOwnText(element) ||
        isPainted(element)) &&
      isDrawn(element),
  );
  return isThere ? [] : [toFinding(document.body, 'content', 'Nothing of it can be seen.')];
}

function hasOwnText(element: Element): boolean {
  return [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  );
}

function isPainted(element: Element): boolean {
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  return backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none';
}

/** Only checks the page; axe checks scrollable regions. */
export function sideways(): Finding[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const excess = Math.max(scrollWidth, document.body.scrollWidth) - clientWidth;
  if (excess <= 0) return [];
  const sticksOut = (element: Element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (right > clientWidth + 0.5 || left < -0.5) && !isInScroller(element);
  };
  const wide = [...document.body.querySelectorAll('*')].filter(sticksOut);
  const innermost = wide.filter((element) => ![...element.children].some(sticksOut));
  const says = `The page is ${excess} px wider than the window of ${clientWidth} px.`;
  return (innermost.length > 0 ? innermost.slice(0, 3) : [document.body]).map((element) =>
    toFinding(element, 'sideways', says),
  );
}

function isInScroller(element: Element): boolean {
  let box = element.parentElement;
  while (box && box !== document.body && getComputedStyle(box).overflowX === 'visible')
    box = box.parentElement;
  return box !== null && box !== document.body;
}

export function clipped(): Finding[] {
  const found = new Map<Element, Finding>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.textContent?.trim() || !isRead(parent)) continue;
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      const cut = rect.width > 0 ? findCut(parent, rect) : undefined;
      // Allow 30%, because stacked accents are taller than the line box.
      if (cut?.by && (cut.across > 2 || cut.down > rect.height * 0.3) && !found.has(parent))
        found.set(parent, toCutFinding(parent, cut.across, cut.down));
    }
  }
  return [...found.values(), ...cutFields()];
}

function cutFields(): Finding[] {
  return [...document.querySelectorAll('input:placeholder-shown')].flatMap((field) => {
    if (!(field instanceof HTMLInputElement) || !isRead(field)) return [];
    const across = placeholderWidth(field) - roomIn(field);
    return across > 2 ? [toCutFinding(field, across, 0)] : [];
  });
}

function placeholderWidth(field: HTMLInputElement): number {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) throw new Error('Nothing can be measured here.');
  pen.font = getComputedStyle(field, '::placeholder').font;
  return pen.measureText(field.placeholder).width;
}

function roomIn(field: HTMLInputElement): number {
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(field);
  return (
    field.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
  );
}

function toCutFinding(element: Element, across: number, down: number): Finding {
  const says = `Its text is cut by ${Math.round(across)} px across, ${Math.round(down)} px down.`;
  return toFinding(element, 'clipped', says);
}

function isRead(element: Element): boolean {
  if (element.closest('.sb-wrapper, [inert], svg') || !isDrawn(element)) return false;
  for (let box: Element | null = element; box; box = box.parentElement)
    if (getComputedStyle(box).clipPath === 'inset(50%)') return false;
  return true;
}

export function smallPrimary(): Finding[] {
  const probe = document.body.appendChild(document.createElement('i'));
  const fills = ['--color-primary', '--color-accent'].map((name) => {
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  return [...document.querySelectorAll('button, a[href], [role="button"]')]
    .filter((element) => isDrawn(element))
    .filter((element) => fills.includes(getComputedStyle(element).backgroundColor))
    .flatMap((element) => {
      const { height } = element.getBoundingClientRect();
      return height < 43.5
        ? [toFinding(element, 'primary-44', `It is ${Math.round(height)} px high, not 44.`)]
        : [];
    });
}
