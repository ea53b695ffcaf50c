import { kinds, type Kind, type State } from '../../../stories/inventory.ts';
import { sourceFile, type Layer } from './sources.ts';

/** Where a part of a layer has its stories. */
export function storyFileOf(layer: Layer, part: string): string {
  return `stories/${layer}/${part}.stories.tsx`;
}

/** The names of a part's stories; none when it has no file of its own. */
export function storiesOf(layer: Layer, part: string): string[] {
  const file = sourceFile(storyFileOf(layer, part));
  return [...(file?.text.matchAll(/^export const (\w+): Story/gm) ?? [])].map(
    ([, name = '']) => name,
  );
}

/** Whether one of the stories, by its name, shows a state. */
export function isTold(stories: readonly string[], state: State): boolean {
  return isKind(state)
    ? stories.some((story) => kinds[state].test(story))
    : stories.includes(state);
}

function isKind(state: State): state is Kind {
  return state in kinds;
}
