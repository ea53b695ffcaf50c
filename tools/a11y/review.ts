import type { Fault } from './fault.ts';

export interface Reviewed {
  /** With `?`, only undecided results of axe. */
  rule: string;
  /** A selector. */
  where: string;
  /** Prefix of the id; all stories if omitted. */
  story?: string;
  /** Part of the look's name, such as '200%'; all looks if omitted. */
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
