import type { Fault } from './fault.ts';

/** Findings of one kind that a person has looked at and found right, or not to be decided by a machine. */
export interface Reviewed {
  /** The rule that finds them; with a question mark, only what axe could not decide. */
  rule: string;
  /** A selector of the elements. */
  where: string;
  /** What the story's id begins with; every story when left out. */
  story?: string;
  /** What is in the look's name, such as '200%'; every look when left out. */
  look?: string;
  /** What was seen when somebody looked. */
  why: string;
}

/** The place of the entry that covers a fault of a story in a look, or -1. */
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
