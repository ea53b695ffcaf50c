import type { Fault } from './fault.ts';
import { reviewOf, type Reviewed } from './review.ts';
import type { Judgement } from './story-page.ts';

/** What became of a run, as it goes on. */
export interface Tally {
  /** Stories in a look: those without a fault that nobody has reviewed, and the others. */
  passed: number;
  failed: number;
  /** What is wrong with which story, each once, with the looks in which it is. */
  findings: Map<string, Finding>;
  /** The entries of `reviewed.ts` that covered something. */
  used: Set<Reviewed>;
}

interface Finding {
  story: string;
  rule: string;
  /** Where and what, for a reader. */
  text: string;
  looks: string[];
}

/** A run in which nothing was looked at yet. */
export function newTally(): Tally {
  return { passed: 0, failed: 0, findings: new Map(), used: new Set() };
}

/** Counts what was found in the looks of a story. */
export function count(
  tally: Tally,
  story: string,
  judgements: readonly Judgement[],
  entries: readonly Reviewed[],
): void {
  for (const { look, faults } of judgements) {
    const open = faults.filter((fault) => {
      const entry = entries[reviewOf(fault, story, look.name, entries)];
      if (entry) tally.used.add(entry);
      return !entry;
    });
    if (open.length > 0) tally.failed += 1;
    else tally.passed += 1;
    for (const fault of open) note(tally, story, look.name, fault);
  }
}

function note(tally: Tally, story: string, look: string, { rule, element, says }: Fault): void {
  // How much is cut, or how wide the page is, differs from look to look.
  const key = [story, rule, element].join('\n');
  const finding = tally.findings.get(key) ?? {
    story,
    rule,
    text: `${element}. ${says}`,
    looks: [],
  };
  if (!finding.looks.includes(look)) finding.looks.push(look);
  tally.findings.set(key, finding);
}

/** What is to be mended, in one story or story by story: rule, element, what is wrong, and in which looks. */
export function listOf({ findings }: Tally, id?: string): string[] {
  let last = '';
  return [...findings.values()]
    .filter(({ story }) => id === undefined || story === id)
    .sort(byStory)
    .flatMap(({ story, rule, text, looks }) => {
      const head = story === last ? [] : ['', story];
      last = story;
      return [...head, `  ${rule}: ${text}`, `    in ${looks.join(' · ')}`];
    });
}

const byStory = (one: Finding, other: Finding) => one.story.localeCompare(other.story);

/** The entries that covered nothing in a run over everything: what they allowed is gone. */
export function unused({ used }: Tally, entries: readonly Reviewed[]): Reviewed[] {
  return entries.filter((entry) => !used.has(entry));
}
