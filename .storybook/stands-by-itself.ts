import type { PreparedStory } from 'storybook/internal/types';

type Told = Pick<PreparedStory, 'playFunction' | 'storyGlobals' | 'parameters'>;

/** Whether a story fits on a page with others: it neither opens above the page, nor fills a window, nor turns a toolbar. */
export function fitsOnPage({ storyGlobals, parameters }: Omit<Told, 'playFunction'>): boolean {
  return (
    parameters['docs']?.story?.inline !== false &&
    parameters['layout'] !== 'fullscreen' &&
    Object.keys(storyGlobals).length === 0
  );
}

/** Whether a story looks on a page with others as it does alone: there, nothing of its play function happens. */
export function standsByItself(story: Told): boolean {
  return fitsOnPage(story) && !story.playFunction;
}
