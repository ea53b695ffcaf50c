import type { Finding } from '../finding.ts';
import { toFinding, isDrawn } from './elements.ts';

const focusable = [
  'a[href]',
  'button',
  'input',
  'select',
  'textarea',
  'summary',
  'video[controls]',
  '[tabindex]',
].join(', ');

const widget = /^(menuitem|option|radio|tab|gridcell|treeitem|row|button|switch|checkbox)/;

interface Marks {
  outline: string;
  shadow: string;
  border: string;
}

/** @param isForced true in forced-colors mode, which removes shadows and colours */
export async function hiddenFocus(isForced: boolean): Promise<Finding[]> {
  const findings: Finding[] = [];
  const first = document.activeElement;
  for (const element of inTurn(first)) {
    const boxes = focusBoxes(element);
    const isHeld = element === first && !(await isLeft(element));
    const before = isHeld ? [] : boxes.map((box) => getMarks(box, isForced));
    element.focus();
    // A modal dialog may have moved focus back.
    if (document.activeElement !== element) continue;
    const isShown = () =>
      boxes.some((box, index) => hasMore(before[index], getMarks(box, isForced)));
    if (isShown()) continue;
    await nextFrame();
    await nextFrame();
    if (document.activeElement === element && !isShown())
      findings.push(toFinding(element, 'focus', 'Nothing shows that it has the focus.'));
  }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  return findings;
}

function inTurn(first: Element | null): HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>(focusable)].filter(isReachable);
  return [
    ...all.filter((element) => element !== first),
    ...all.filter((element) => element === first),
  ];
}

async function isLeft(element: HTMLElement): Promise<boolean> {
  element.blur();
  for (let frames = 0; frames < 4; frames += 1) await nextFrame();
  return document.activeElement !== element;
}

function isReachable(element: HTMLElement): boolean {
  if (!isDrawn(element, { seeThrough: true }) || element.matches(':disabled')) return false;
  if (element.closest('[inert], .sb-wrapper, #storybook-docs')) return false;
  const isReachedByArrows =
    widget.test(element.getAttribute('role') ?? '') && !isPointedAt(element);
  return element.tabIndex >= 0 || isReachedByArrows;
}

/** True for the options of a combobox, because the focus stays in its field. */
function isPointedAt(element: HTMLElement): boolean {
  const list = element.closest('[role="listbox"]')?.id;
  return Boolean(list && document.querySelector(`[role="combobox"][aria-controls~="${list}"]`));
}

type Box = readonly [element: Element, part: '' | '::before' | '::after'];

function focusBoxes(element: HTMLElement): Box[] {
  const label = element.closest('label');
  const near = new Set<Element>([
    element,
    ...[...element.querySelectorAll('*')].slice(0, 20),
    ...(label ? [label, ...label.querySelectorAll('*')] : []),
    ...(element.nextElementSibling
      ? [element.nextElementSibling, ...element.nextElementSibling.querySelectorAll('*')]
      : []
    ).slice(0, 10),
  ]);
  let around = element.parentElement;
  for (let step = 0; around && step < 3; step += 1, around = around.parentElement) near.add(around);
  return [...near].flatMap((box): Box[] => [
    [box, ''],
    [box, '::before'],
    [box, '::after'],
  ]);
}

function getMarks([element, part]: Box, isForced: boolean): Marks {
  const style = getComputedStyle(element, part);
  const isUnseen = part !== '' && style.content === 'none';
  if (isUnseen) return { outline: '', shadow: '', border: '' };
  const sides = (['Top', 'Right', 'Bottom', 'Left'] as const).map((side) => {
    const width = style[`border${side}Width`];
    const line = style[`border${side}Style`];
    const color = isForced ? '' : style[`border${side}Color`];
    return width === '0px' || line === 'none' || isClear(color) ? '' : `${width} ${line} ${color}`;
  });
  const { outlineWidth, outlineStyle, outlineColor, outlineOffset, boxShadow } = style;
  const hasOutline =
    outlineStyle !== 'none' && outlineWidth !== '0px' && (isForced || !isClear(outlineColor));
  return {
    outline: hasOutline
      ? `${outlineStyle} ${outlineWidth} ${isForced ? '' : outlineColor} ${outlineOffset}`
      : '',
    shadow: isForced || boxShadow === 'none' ? '' : boxShadow,
    border: sides.join(''),
  };
}

const isClear = (color: string) => /^transparent$|, 0\)$|\/ 0\)$/.test(color);

function hasMore(before: Marks | undefined, after: Marks): boolean {
  return (['outline', 'shadow', 'border'] as const).some(
    (kind) => after[kind] !== '' && after[kind] !== before?.[kind],
  );
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
  });
}
