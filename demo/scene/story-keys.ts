/** In `sessionStorage`, where the tab's page and its stage each have a story. */
export const storyKeys = { tab: 'caresetu-demo-story', stage: 'caresetu-stage-story' };
export type StoryPlace = keyof typeof storyKeys;

/** In `localStorage`. */
export const SCENE_KEY = 'caresetu-demo-scene';

/** Without loading the scenarios. */
export function isStoryRunning(): boolean {
  return isStored(() => sessionStorage, storyKeys.tab);
}

/** Without loading the scenarios. */
export function hasScene(): boolean {
  return isStored(() => localStorage, SCENE_KEY);
}

function isStored(openStorage: () => Storage, key: string): boolean {
  try {
    return openStorage().getItem(key) !== null;
  } catch {
    return false;
  }
}
