import type { PreparedStory } from 'storybook/internal/types';

type Told = Pick<PreparedStory, 'playFunction' | 'storyGlobals' | 'parameters'>;

/** Whether a story leaves the page as it is: neither does it act in a play function, nor does it open above the page. */
export function isCalm({ playFunction, parameters }: Told): boolean {
  return !playFunction && parameters['docs']?.story?.inline !== false;
}

/**
 * Whether a story looks on a page with others as it does alone. One that turns a toolbar or fills the window needs a
 * window of its own; so does one that is not calm.
 */
export function standsByItself(story: Told): boolean {
  const turnsToolbars = Object.keys(story.storyGlobals).length > 0;
  return isCalm(story) && !turnsToolbars && story.parameters['layout'] !== 'fullscreen';
}
