import axe, { type CheckResult, type NodeResult, type Result } from 'axe-core';
import type { Finding } from '../finding.ts';
import { toFinding } from './elements.ts';

const exclude = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'];

const MOST_WORDS = 100;
const MOST_SCROLLS = 12;

/**
 * Appends `?` to the rule if axe could not decide.
 * @param isForced skips contrast: browsers still report the page's own colours
 */
export async function axeFindings(isForced: boolean): Promise<Finding[]> {
  const restore = hideStitches();
  const { violations, incomplete } = await axe.run(
    { include: document.body, exclude },
    {
      resultTypes: ['violations', 'incomplete'],
      elementRef: true,
      preload: false,
      iframes: false,
      rules: {
        // A story of a single component has no page landmarks.
        region: { enabled: false },
        // WCAG 2.5.8. axe disables this rule by default.
        'target-size': { enabled: true },
        'color-contrast': { enabled: !isForced },
      },
    },
  );
  await takeOutReachable(violations);
  const low = await decideInView(incomplete);
  restore();
  return [
    ...[...violations, ...low].flatMap((result) => toFindings(result, result.id)),
    ...incomplete.flatMap((result) => toFindings(result, `${result.id}?`)),
  ];
}

/** Drops targets that only seem small because a fixed bar covers them. */
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
  const { violations } = await axe.run(
    { include: document.body, exclude },
    { runOnly: ['target-size'], elementRef: true, preload: false, iframes: false },
  );
  putBack();
  return violations.some(({ nodes }) => nodes.some((node) => node.element === element));
}

/** Scrolls to each undecided element: a bar may have covered it. */
async function decideInView(incomplete: Result[]): Promise<Result[]> {
  const result = incomplete.find(({ id }) => id === 'color-contrast');
  if (!result || result.nodes.length > MOST_WORDS) return [];
  const low: Result[] = [];
  const undecided: NodeResult[] = [];
  let waiting = result.nodes;
  for (let scrolls = 0; scrolls < MOST_SCROLLS && waiting.length > 0; scrolls += 1) {
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

function toFindings({ nodes }: Result, rule: string): Finding[] {
  return nodes.map((node) => toFinding(node.element ?? document.body, rule, reason(node)));
}

function reason({ any, all, none }: NodeResult): string {
  const checks: CheckResult[] = [...none, ...all, ...any];
  return [...new Set(checks.map(({ message }) => message))].join(' ').slice(0, 240);
}

/** Hides stitches: axe cannot decide contrast on gradients. */
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
