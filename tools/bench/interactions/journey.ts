import type { Page } from 'playwright';
import { takeInteractions, type Interaction } from './watch.ts';

export type Step = (name: string, work: () => Promise<void>) => Promise<void>;

export interface StepResult {
  name: string;
  count: number;
  worst: Interaction | undefined;
}

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
