import type { Fault } from './fault.ts';

/** Findings that a person has checked and accepted. */
export interface Reviewed {
  /** With a question mark, only undecided findings of axe. */
  rule: string;
  /** A selector. */
  where: string;
  /** Prefix of the story id; every story if omitted. */
  story?: string;
  /** Part of the look's name, such as '200%'; every look if omitted. */
  look?: string;
  why: string;
}

/** The index of the entry that covers the fault, or -1. */
export function reviewOf(
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
