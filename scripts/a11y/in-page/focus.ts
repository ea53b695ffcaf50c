import type { Fault } from '../fault.ts';
import { faultAt, isDrawn } from './elements.ts';

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

/** Of those that only arrow keys reach, the ones that a person moves to. */
const widget = /^(menuitem|option|radio|tab|gridcell|treeitem|row|button|switch|checkbox)/;

/** What can show a focus on one box: each '' when it draws nothing. */
interface Marks {
  outline: string;
  shadow: string;
  border: string;
}

/**
 * 'focus': what can be focused and looks as before when it is. The last input must have been a key.
 * @param isForced there, neither shadows nor our colours are drawn: only an outline or another border counts
 */
export async function hiddenFocus(isForced: boolean): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(focusable)) {
    if (!isReachable(element)) continue;
    if (document.activeElement === element) {
      element.blur();
      await nextFrame();
    }
    const boxes = boxesThatTell(element);
    const before = boxes.map((box) => marksOf(box, isForced));
    element.focus();
    // A dialog keeps the focus, and hides what is behind it from everyone.
    if (document.activeElement !== element) continue;
    const isShown = () =>
      boxes.some((box, index) => hasMore(before[index], marksOf(box, isForced)));
    if (isShown()) continue;
    // Some parts learn of their focus a moment later.
    await nextFrame();
    await nextFrame();
    if (document.activeElement === element && !isShown())
      faults.push(faultAt(element, 'focus', 'Nothing shows that it has the focus.'));
  }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  return faults;
}

function isReachable(element: HTMLElement): boolean {
  if (!isDrawn(element, { seeThrough: true }) || element.matches(':disabled')) return false;
  if (element.closest('[inert], .sb-wrapper, #storybook-docs')) return false;
  return element.tabIndex >= 0 || widget.test(element.getAttribute('role') ?? '');
}

type Box = readonly [element: Element, part: '' | '::before' | '::after'];

/** Where a focus may show: the element, what is in it, its label, what follows it, and what is around it. */
function boxesThatTell(element: HTMLElement): Box[] {
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

function marksOf([element, part]: Box, isForced: boolean): Marks {
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

/** Whether a mark is drawn that was not, or was another. */
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
