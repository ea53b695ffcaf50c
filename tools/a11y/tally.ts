import type { Finding } from './finding.ts';
import { findReview, type Reviewed } from './review.ts';
import type { Judgement } from './story-page.ts';

export interface Tally {
  /** Runs of a story without unreviewed findings. */
  passed: number;
  failed: number;
  findings: Map<string, StoryFinding>;
  used: Set<Reviewed>;
}

interface StoryFinding {
  story: string;
  rule: string;
  text: string;
  runs: string[];
}

export function newTally(): Tally {
  return { passed: 0, failed: 0, findings: new Map(), used: new Set() };
}

export function count(
  tally: Tally,
  story: string,
  judgements: readonly Judgement[],
  entries: readonly Reviewed[],
): void {
  for (const { run, findings } of judgements) {
    const open = findings.filter((finding) => {
      const entry = entries[findReview(finding, story, run.name, entries)];
      if (entry) tally.used.add(entry);
      return !entry;
    });
    if (open.length > 0) tally.failed += 1;
    else tally.passed += 1;
    for (const finding of open) note(tally, story, run.name, finding);
  }
}

function note(tally: Tally, story: string, run: string, { rule, element, says }: Finding): void {
  // Leave out the message, because its numbers differ between runs.
  const key = [story, rule, element].join('\n');
  const finding = tally.findings.get(key) ?? {
    story,
    rule,
    text: `${element}. ${says}`,
    runs: [],
  };
  if (!finding.runs.includes(run)) finding.runs.push(run);
  tally.findings.set(key, finding);
}

export function formatList({ findings }: Tally, id?: string): string[] {
  let last = '';
  return [...findings.values()]
    .filter(({ story }) => id === undefined || story === id)
    .sort(byStory)
    .flatMap(({ story, rule, text, runs }) => {
      const head = story === last ? [] : ['', story];
      last = story;
      return [...head, `  ${rule}: ${text}`, `    in ${runs.join(' · ')}`];
    });
}

const byStory = (one: StoryFinding, other: StoryFinding) => one.story.localeCompare(other.story);

export function unused({ used }: Tally, entries: readonly Reviewed[]): Reviewed[] {
  return entries.filter((entry) => !used.has(entry));
}
