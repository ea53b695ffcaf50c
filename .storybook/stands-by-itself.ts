import type { PreparedStory } from 'storybook/internal/types';

type Told = Pick<PreparedStory, 'playFunction' | 'storyGlobals' | 'parameters'>;

/** False for overlays, full-screen stories and stories that set globals. */
export function fitsOnPage({ storyGlobals, parameters }: Omit<Told, 'playFunction'>): boolean {
  return (
    parameters['docs']?.story?.inline !== false &&
    parameters['layout'] !== 'fullscreen' &&
    Object.keys(storyGlobals).length === 0
  );
}

/** Docs pages do not run play functions. */
export function standsByItself(story: Told): boolean {
  return fitsOnPage(story) && !story.playFunction;
}
