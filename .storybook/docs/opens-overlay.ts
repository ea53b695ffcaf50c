import type { PreparedStory } from 'storybook/internal/types';

type StoryFacts = Pick<PreparedStory, 'playFunction' | 'storyGlobals' | 'parameters'>;

/** False for overlays, full-screen stories and stories that set globals. */
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

/** Excludes stories with a play function, because docs pages do not run it. */
export function opensOverlay(story: StoryFacts): boolean {
  return fitsOnPage(story) && !story.playFunction;
}
