import type { Fault } from './fault.ts';

export interface Reviewed {
  /** With `?` at the end, matches only undecided results of axe. */
  rule: string;
  /** A CSS selector. */
  where: string;
  /** Prefix of story ids. All stories if omitted. */
  story?: string;
  /** Part of the look's name, such as '200%'. All looks if omitted. */
  look?: string;
  why: string;
}

/** Index of the matching entry, or -1. */
export function findReview(
  fault: Fault,
  storyId: string,
  lookName: string,
  entries: readonly Reviewed[],
): number {
  return entries.findIndex(
    ({ rule, story = '', look = '' }, index) =>
      rule === fault.rule &&
      storyId.startsWith(story) &&
      lookName.includes(look) &&
      fault.matches.includes(index),
  );
}
