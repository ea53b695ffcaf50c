import type { PreparedStory } from 'storybook/internal/types';

type StoryFacts = Pick<PreparedStory, 'playFunction' | 'storyGlobals' | 'parameters'>;

export function fitsOnPage({
  storyGlobals,
  parameters,
}: Omit<StoryFacts, 'playFunction'>): boolean {
  return (
    parameters['docs']?.story?.inline !== false &&
    parameters['layout'] !== 'fullscreen' &&
    Object.keys(storyGlobals).length === 0
  );
}

/** Docs pages don't run play functions, so stories with one are excluded. */
export function opensOverlay(story: StoryFacts): boolean {
  return fitsOnPage(story) && !story.playFunction;
}
