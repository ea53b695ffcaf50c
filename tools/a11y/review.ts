import type { Fault } from './fault.ts';

export interface Reviewed {
  /** With `?` at the end, matches only axe's undecided results. */
  rule: string;
  where: string;
  /** Prefix of story ids; all stories if omitted. */
  story?: string;
  /** Part of the look's name, such as '200%'; all looks if omitted. */
  look?: string;
  why: string;
}

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
