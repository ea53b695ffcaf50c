import type { Finding } from './finding.ts';

export interface Reviewed {
  /** With a trailing `?`, only matches results that axe could not decide. */
  rule: string;
  where: string;
  /** Prefix of story ids. Matches all stories if omitted. */
  story?: string;
  /** Part of the names of runs. Matches all runs if omitted. */
  run?: string;
  why: string;
}

export function findReview(
  finding: Finding,
  storyId: string,
  runName: string,
  entries: readonly Reviewed[],
): number {
  return entries.findIndex(
    ({ rule, story = '', run = '' }, index) =>
      rule === finding.rule &&
      storyId.startsWith(story) &&
      runName.includes(run) &&
      finding.matches.includes(index),
  );
}
