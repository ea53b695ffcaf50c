/** In `sessionStorage`. */
export const STORY_KEY = 'caresetu-demo-story';
/** In `localStorage`. */
export const SCENE_KEY = 'caresetu-demo-scene';

/** Without loading the scenarios. */
export function isStoryRunning(): boolean {
  return isStored(() => sessionStorage, STORY_KEY);
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
