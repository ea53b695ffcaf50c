import { kinds, type Kind, type State } from '../../../stories/inventory.ts';
import type { Layer } from './sources.ts';

/** A story of one part. */
export interface PartStory {
  /** Its name: 'FullyBooked'. */
  name: string;
  /** What it gives the part: its file's args, and its own. */
  args: Record<string, unknown>;
}

/** What the story files export: their meta as `default`, and their stories. */
const modules = import.meta.glob<Record<string, { args?: Record<string, unknown> }>>(
  '../../../stories/{ui,components,screens}/*.stories.tsx',
  { eager: true },
);

/** Where a part of a layer has its stories. */
export function storyFileOf(layer: Layer, part: string): string {
  return `stories/${layer}/${part}.stories.tsx`;
}

/** A part's stories; none when it has no file of its own. */
export function storiesOf(layer: Layer, part: string): PartStory[] {
  const { default: meta, ...stories } = modules[`../../../${storyFileOf(layer, part)}`] ?? {};
  return Object.entries(stories).map(([name, { args }]) => ({
    name,
    args: { ...meta?.args, ...args },
  }));
}

/** Whether one of the stories, by its name, shows a state of the inventory. */
export function isTold(stories: readonly Pick<PartStory, 'name'>[], state: State): boolean {
  return stories.some(({ name }) => (isKind(state) ? kinds[state].test(name) : name === state));
}

function isKind(state: State): state is Kind {
  return state in kinds;
}
