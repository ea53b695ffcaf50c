import type { Fault } from './fault.ts';

export interface Reviewed {
  /** With a trailing `?`, only matches results that axe could not decide. */
  rule: string;
  where: string;
  /** Prefix of story ids. Matches all stories if omitted. */
  story?: string;
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
