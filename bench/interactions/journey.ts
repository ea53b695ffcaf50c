import type { Page } from 'playwright';
import { takeInteractions, type Interaction } from './watch.ts';

/** Does one step of a journey, and notes what its interactions took. */
export type Step = (name: string, work: () => Promise<void>) => Promise<void>;

/** What the interactions of one step took. */
export interface StepResult {
  name: string;
  count: number;
  /** The one that took longest. */
  worst: Interaction | undefined;
}

/** Makes the steps of a journey on a page that is watched, and gathers what they took. */
export function follow(page: Page): { step: Step; results: StepResult[] } {
  const results: StepResult[] = [];
  const step: Step = async (name, work) => {
    await work();
    const all = await takeInteractions(page);
    if (all.length === 0) throw new Error(`The browser told of no interaction: ${name}`);
    const [worst] = all.toSorted((a, b) => b.total - a.total);
    results.push({ name, count: all.length, worst });
  };
  return { step, results };
}
