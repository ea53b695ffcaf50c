export const STORY_KEY = 'caresetu-demo-story';

/** Loads no scenario. */
export function isStoryRunning(): boolean {
  try {
    return sessionStorage.getItem(STORY_KEY) !== null;
  } catch {
    return false;
  }
}
