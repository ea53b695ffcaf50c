import axe, { type CheckResult, type NodeResult, type Result } from 'axe-core';
import type { Fault } from '../fault.ts';
import { faultAt } from './elements.ts';

/** What Storybook itself has in the page. */
const exclude = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'];

/** A conversation of years is not read to its other end: as many words are asked about again, and scrolled to. */
const MOST_WORDS = 100;
const MOST_SCROLLS = 12;

/**
 * What axe finds, by its own names of rules: violations, and what it could not decide, with a question mark.
 * @param isForced in forced colours the browser still reports a text's own colour, so its contrast cannot be told
 */
export async function axeFaults(isForced: boolean): Promise<Fault[]> {
  const restore = hideStitches();
  const { violations, incomplete } = await axe.run(
    { include: document.body, exclude },
    {
      resultTypes: ['violations', 'incomplete'],
      elementRef: true,
      preload: false,
      iframes: false,
      rules: {
        // A part on its own stands outside of the page's landmarks.
        region: { enabled: false },
        // WCAG 2.5.8, with its exceptions.
        'target-size': { enabled: true },
        'color-contrast': { enabled: !isForced },
      },
    },
  );
  await takeOutReachable(violations);
  const low = await decideInView(incomplete);
  restore();
  return [
    ...[...violations, ...low].flatMap((result) => faultsOf(result, result.id)),
    ...incomplete.flatMap((result) => faultsOf(result, `${result.id}?`)),
  ];
}

/** Takes out the targets that are too small only because they lie under a bar, until somebody scrolls to them. */
async function takeOutReachable(violations: Result[]): Promise<void> {
  const result = violations.find(({ id }) => id === 'target-size');
  if (!result) return;
  const small: NodeResult[] = [];
  for (const node of result.nodes) if (await isSmallInView(node)) small.push(node);
  result.nodes = small;
}

async function isSmallInView({ element }: NodeResult): Promise<boolean> {
  if (!element) return true;
  const putBack = bringIntoView(element);
  // With its neighbours, which may be too near.
  const { violations } = await axe.run(
    { include: document.body, exclude },
    { runOnly: ['target-size'], elementRef: true, preload: false, iframes: false },
  );
  putBack();
  return violations.some(({ nodes }) => nodes.some((node) => node.element === element));
}

/**
 * Asks again about contrast that could not be told, since something lies over the words until somebody scrolls to them.
 * @returns what is too low there; what is well there is taken out
 */
async function decideInView(incomplete: Result[]): Promise<Result[]> {
  const result = incomplete.find(({ id }) => id === 'color-contrast');
  if (!result || result.nodes.length > MOST_WORDS) return [];
  const low: Result[] = [];
  const undecided: NodeResult[] = [];
  let waiting = result.nodes;
  for (let scrolls = 0; scrolls < MOST_SCROLLS && waiting.length > 0; scrolls += 1) {
    // A notice may have gone meanwhile, and what it said with it.
    waiting = waiting.filter(({ element }) => element?.isConnected);
    const include = waiting.flatMap(({ element }) => element ?? []);
    const [first] = include;
    if (!first) break;
    const putBack = bringIntoView(first);
    const again = await axe.run(
      { include },
      { runOnly: ['color-contrast'], elementRef: true, preload: false, iframes: false },
    );
    putBack();
    low.push(...again.violations);
    const open = again.incomplete.flatMap(({ nodes }) => nodes);
    undecided.push(...open.filter(({ element }) => element === first));
    waiting = open.filter(
      ({ element }) => element && element !== first && include.includes(element),
    );
  }
  result.nodes = [...undecided, ...waiting];
  return low;
}

/**
 * Scrolls everything around an element until it is in the middle, and takes away the notices, which go by themselves but
 * lie over the top of a page that cannot be scrolled. Gives back what undoes it.
 */
function bringIntoView(element: HTMLElement): () => void {
  const before: [box: Element, left: number, top: number][] = [];
  for (let box: Element | null = element; box; box = box.parentElement)
    before.push([box, box.scrollLeft, box.scrollTop]);
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const notices = document.querySelector<HTMLElement>('[aria-label^="Notifications"]');
  const isOver = notices !== null && !notices.contains(element);
  if (isOver) notices.style.setProperty('display', 'none', 'important');
  return () => {
    if (isOver) notices.style.removeProperty('display');
    for (const [box, left, top] of before) box.scrollTo({ left, top, behavior: 'instant' });
  };
}

function faultsOf({ nodes }: Result, rule: string): Fault[] {
  return nodes.map((node) => faultAt(node.element ?? document.body, rule, reason(node)));
}

function reason({ any, all, none }: NodeResult): string {
  const checks: CheckResult[] = [...none, ...all, ...any];
  return [...new Set(checks.map(({ message }) => message))].join(' ').slice(0, 240);
}

/**
 * Takes the stitches away, and gives back what puts them there again: a line under words is no ground behind them, but
 * axe knows only that there is a gradient, and decides nothing.
 */
function hideStitches(): () => void {
  const stitched = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
    const { backgroundImage, backgroundSize } = getComputedStyle(element);
    return backgroundImage !== 'none' && /^(100% [23]px|[23]px 100%)$/.test(backgroundSize);
  });
  for (const { style } of stitched) style.setProperty('background-image', 'none', 'important');
  return () => {
    for (const { style } of stitched) style.removeProperty('background-image');
  };
}
