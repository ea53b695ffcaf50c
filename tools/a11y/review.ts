import type { Finding } from './finding.ts';

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
  finding: Finding,
  storyId: string,
  lookName: string,
  entries: readonly Reviewed[],
): number {
  return entries.findIndex(
    ({ rule, story = '', look = '' }, index) =>
      rule === finding.rule &&
      storyId.startsWith(story) &&
      lookName.includes(look) &&
      finding.matches.includes(index),
  );
}
