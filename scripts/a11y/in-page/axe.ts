import axe, { type CheckResult, type NodeResult, type Result } from 'axe-core';
import type { Fault } from '../fault.ts';
import { faultAt } from './elements.ts';

/** What Storybook itself has in the page. */
const exclude = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'];

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
  restore();
  return [
    ...violations.flatMap((result) => faultsOf(result, result.id)),
    ...incomplete.flatMap((result) => faultsOf(result, `${result.id}?`)),
  ];
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
